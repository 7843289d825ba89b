/** The company's settings. */
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, CallError, cleanLine } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName, useOwnId } from '#client/session.ts';
import { AuditTrailLink } from '#features/audit/index.ts';
import { ConfirmEmail, OwnAddress, SignIns } from '#features/auth/index.ts';
import { MembersSection } from '#features/members/index.ts';
import { RetentionSection } from '#features/retention/index.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { focusFirstError, showProblems, useDraft } from '#kit/form.tsx';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/companies-settings.ts';
import { settleConflict } from './conflict.ts';
import { GraceSection } from './grace-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { AboutCompany, BasicInformation, CompanyDetails } from './profile-sections.tsx';
import { type CompanyProfile, profileBody, profileChecks, profileValues } from './profile-values.ts';
import classes from './settings.module.css';
import { useCompany } from './use-company.ts';
import { VerificationNote } from './verification-note.tsx';

const closeAfter = 3000;
const renaming = {
  title: t('rename'),
  text: t('renameWhat'),
  confirm: t('renameIt'),
  cancel: t('keepEditing'),
};

/** A company without a profile starts with empty fields. */
export function SettingsPage() {
  usePageTitle(t('settings'));
  const companyId = useOwnId();
  const company = useCompany(companyId);
  // Only a new company is asked for: its profile is empty, but its name is known.
  const me = useApi(api.users.me, {}, { enabled: company.missing });
  const waiting = useWaiting(companyId);
  const ready = !waiting && (company.data || (company.missing && !me.isPending));
  return (
    <>
      <PageHeader
        title={t('settings')}
        description={t('settingsWhat')}
        actions={<AuditTrailLink to="/admin/audit-trail" />}
      />
      <ConfirmEmail />
      <VerificationNote status={company.data?.status} />
      {ready ? (
        <SettingsForm companyId={companyId} profile={company.data ?? null} name={me.data?.companyName ?? ''} />
      ) : company.isError && !company.missing ? (
        <Failed
          text={messageOf(company.error, { detail: t('profileFailed') })}
          onRetry={() => void company.refetch()}
          busy={company.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** Whether a section still waits for its answer: all are drawn together, so that none moves what somebody is about to press. */
function useWaiting(companyId: string): boolean {
  const { isPending: decisions } = useApi(api.decisions.read, { params: { username: companyId } });
  const { isPending: periods } = useApi(api.retention.read, { params: { username: companyId } });
  const { isPending: members } = useApi(api.members.list, { params: { companyId } });
  const { isPending: signIns } = useApi(api.auth.signIns);
  return decisions || periods || members || signIns;
}

interface SettingsFormProps {
  companyId: string;
  profile: CompanyProfile | null;
  /** Of the company, where it has no profile yet. */
  name: string;
}

function SettingsForm({ companyId, profile, name }: SettingsFormProps) {
  const { form, send, saving } = useProfile({ companyId, profile, name });
  // A company without a profile cannot be asked for its logo yet, only told by the upload.
  const [uploaded, setUploaded] = useState<string | null>(null);
  const logo = uploaded ?? profile?.companyPictureUrl ?? null;

  const section = { form, disabled: saving };
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <form className={classes.column} onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
          <BasicInformation {...section} />
          <LogoSection companyId={companyId} current={logo} onUploaded={setUploaded} />
          <CompanyDetails {...section} />
          <AboutCompany {...section} />
          <Group justify="flex-end">
            <Button type="submit" loading={saving}>
              {t('save')}
            </Button>
          </Group>
        </form>
        <GraceSection companyId={companyId} />
        <RetentionSection companyId={companyId} />
        <MembersSection companyId={companyId} />
        <OwnAddress />
        <SignIns leaveTo="/" />
      </div>
      <div className={classes.beside}>
        <ProfilePreview values={form.values} logo={logo} />
      </div>
    </div>
  );
}

function useProfile({ companyId, profile, name }: SettingsFormProps) {
  const form = useForm({
    initialValues: profileValues(profile, name),
    validate: profileChecks,
    validateInputOnBlur: true,
  });
  const draft = useDraft(form, useDraftName('company', companyId));
  const save = useCallMutation(api.companies.saveProfile, { refreshes: [api.companies.profile] });

  /** The operator verified the name; the same in another case or spacing is no other. */
  const isRenamed = (values: typeof form.values) =>
    profile?.status === 'verified' &&
    cleanLine(values.companyName).toLowerCase() !== cleanLine(profile.companyName).toLowerCase();

  async function send(values: typeof form.values) {
    if (isRenamed(values) && !(await confirm(renaming))) return;
    let waits = false;
    try {
      const saved = await save.mutateAsync({ params: { username: companyId }, body: profileBody(values) });
      form.setFieldValue('updatedAt', saved.updatedAt);
      waits = saved.status === 'pending' && profile?.status === 'verified';
    } catch (error) {
      if (!(error instanceof CallError)) {
        return tell({ tone: 'bad', title: t('updateFailed'), text: t('unexpected') });
      }
      showProblems(form, problemsOf(error));
      const settled = error.status === 409 ? await settleConflict(companyId, values, error.detail) : null;
      if (settled) return form.setValues(settled);
      if (error.status === 409) form.setFieldError('companyName', error.detail);
      return tell({
        tone: 'bad',
        title: t('error'),
        text: messageOf(error, { detail: t('failed') }),
      });
    }
    // What it says of the name is to be read, and so does not close by itself.
    const more = waits ? { text: t('savedAndChecked') } : { closeAfter };
    await tell({ tone: 'good', title: t('success'), text: t('saved'), ...more });
    draft.clear();
  }

  return { form, send, saving: save.isPending };
}
