/** The company's settings. */
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, CallError } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useOwnId } from '#client/session.ts';
import { AuditTrailLink } from '#features/audit/index.ts';
import { SignIns } from '#features/auth/index.ts';
import { RetentionSection } from '#features/retention/index.ts';
import { tell } from '#kit/dialogs.ts';
import { focusFirstError, showProblems, useDraft } from '#kit/form.tsx';
import { PageHeader, usePageTitle } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { settleConflict } from './conflict.ts';
import { LogoSection } from './logo-section.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { AboutCompany, BasicInformation, CompanyDetails } from './profile-sections.tsx';
import { type CompanyProfile, profileBody, profileChecks, profileValues } from './profile-values.ts';
import classes from './settings.module.css';
import { useCompany } from './use-company.ts';
import { VerificationNote } from './verification-note.tsx';

const closeAfter = 3000;

/** A company without a profile starts with empty fields. */
export function SettingsPage() {
  usePageTitle('Settings');
  const companyId = useOwnId();
  const company = useCompany(companyId);
  // Only a new company is asked for: its profile is empty, but its name is known.
  const me = useApi(api.users.me, {}, { enabled: company.missing });
  const ready = company.data || (company.missing && !me.isPending);
  return (
    <>
      <PageHeader
        title="Settings"
        description="What candidates and the operator of this site see of your company."
        actions={<AuditTrailLink to="/admin/audit-trail" />}
      />
      <VerificationNote status={company.data?.status} />
      {ready ? (
        <SettingsForm companyId={companyId} profile={company.data ?? null} name={me.data?.companyName ?? ''} />
      ) : company.isError && !company.missing ? (
        <Failed
          text={messageOf(company.error, { detail: 'Failed to fetch the company profile.' })}
          onRetry={() => void company.refetch()}
          busy={company.isFetching}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

interface SettingsFormProps {
  companyId: string;
  profile: CompanyProfile | null;
  /** Of the company, where it has no profile yet. */
  name: string;
}

function SettingsForm({ companyId, profile, name }: SettingsFormProps) {
  const form = useForm({
    initialValues: profileValues(profile, name),
    validate: profileChecks,
    validateInputOnBlur: true,
  });
  const draft = useDraft(form, `company:${companyId}`);
  const save = useCallMutation(api.companies.saveProfile, { refreshes: [api.companies.profile] });
  // A company without a profile cannot be asked for its logo yet, only told by the upload.
  const [uploaded, setUploaded] = useState<string | null>(null);
  const logo = uploaded ?? profile?.companyPictureUrl ?? null;

  async function send(values: typeof form.values) {
    try {
      const saved = await save.mutateAsync({ params: { username: companyId }, body: profileBody(values) });
      form.setFieldValue('updatedAt', saved.updatedAt);
    } catch (error) {
      if (!(error instanceof CallError)) {
        return tell({ tone: 'bad', title: 'Update Failed', text: 'An unexpected error occurred.', closeAfter });
      }
      showProblems(form, problemsOf(error));
      const settled = error.status === 409 ? await settleConflict(companyId, values, error.detail) : null;
      if (settled) return form.setValues(settled);
      if (error.status === 409) form.setFieldError('companyName', error.detail);
      return tell({
        tone: 'bad',
        title: 'Error',
        text: messageOf(error, { detail: 'Failed to update profile.' }),
        closeAfter,
      });
    }
    await tell({ tone: 'good', title: 'Success!', text: 'Profile updated successfully.', closeAfter });
    draft.clear();
  }

  const section = { form, disabled: save.isPending };
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <form className={classes.column} onSubmit={form.onSubmit(send, focusFirstError(form))} noValidate>
          <BasicInformation {...section} />
          <LogoSection companyId={companyId} current={logo} onUploaded={setUploaded} />
          <CompanyDetails {...section} />
          <AboutCompany {...section} />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending}>
              Save Changes
            </Button>
          </Group>
        </form>
        <RetentionSection companyId={companyId} />
        <SignIns leaveTo="/" />
      </div>
      <div className={classes.beside}>
        <ProfilePreview values={form.values} logo={logo} />
      </div>
    </div>
  );
}
