/** Personal details and self description; every rule is checked when its field is left. */
import { Button, Group, NumberInput, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { api, genders } from '@saring/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.ts';
import { FormNotice, focusFirstError, mandatory, RequiredChoice, showProblems, useDraft } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/applicants-settings.ts';
import { said } from '#messages/contract.ts';
import { BirthFields } from './birth-fields.tsx';
import { localPath } from './local-path.ts';
import type { Offer } from './offer.ts';
import { bodyOf, isIncomplete, type ProfileValues, profileRules, valuesOf } from './profile-values.ts';
import { ResumeOffer } from './resume-offer.tsx';
import type { Profile } from './rules.ts';

const maxDescription = 500;

interface Props {
  username: string;
  profile: Profile | undefined;
  /** Where there is no profile yet; '' where it is not known. */
  accountEmail: string;
  /** Where to go once the profile is saved. */
  redirect: string | null;
  /** What the resume offers, once it was asked. */
  offer: Offer | null;
  onOfferClosed: () => void;
}

export function DetailsForm({ username, profile, accountEmail, redirect, offer, onOfferClosed }: Props) {
  const navigate = useNavigate();
  const form = useForm<ProfileValues>({
    initialValues: valuesOf(profile, accountEmail),
    validate: profileRules,
    validateInputOnBlur: true,
  });
  const draft = useDraft(form, `profile:${username}`);
  const { send, notice, busy } = useSend(form, username, () => {
    draft.clear();
    const next = localPath(redirect);
    if (next) void navigate(next);
  });

  function showMissing(errors: FormErrors) {
    const focus = () => focusFirstError(form)(errors);
    if (!isIncomplete(form.getValues())) return focus();
    void tell({ title: t('incomplete'), text: t('fillAll'), tone: 'bad' }).then(focus);
  }

  return (
    <form noValidate aria-label={t('details')} onSubmit={form.onSubmit(send, showMissing)}>
      <Panel title={t('detailsTitle')} description={t('detailsWhat')}>
        <Stack gap="md">
          {draft.restored && <FormNotice tone="info" text={t('draftBack')} />}
          {offer && <ResumeOffer offer={offer} form={form} onClose={onOfferClosed} />}
          <ContactFields form={form} username={username} />
          <PersonFields form={form} />
          <TextArea
            label={t('selfDescription')}
            {...mandatory}
            minRows={4}
            maxRows={12}
            {...form.getInputProps('description')}
          />
          <FormNotice text={notice} />
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              {t('characters', { used: form.values.description.length, most: maxDescription })}
            </Text>
            <Button type="submit" loading={busy}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </form>
  );
}

function useSend(form: UseFormReturnType<ProfileValues>, username: string, onSaved: () => void) {
  const [notice, setNotice] = useState<string | null>(null);
  const save = useCallMutation(api.applicants.saveProfile, { timeout: 30_000, refreshes: [api.applicants.profile] });

  function send(values: ProfileValues) {
    setNotice(null);
    save.mutate(
      { params: { username }, body: bodyOf(values) },
      {
        onSuccess: () => {
          notify({ tone: 'good', text: t('saved') });
          onSaved();
        },
        onError: (error) => {
          const problems = problemsOf(error).map((problem) =>
            problem.field === 'dob' ? { ...problem, field: 'dobDay' } : problem,
          );
          const rest = showProblems(form, problems);
          setNotice(problems.length > 0 ? rest : messageOf(error, { detail: t('saveFailed') }));
        },
      },
    );
  }

  return { send, notice, busy: save.isPending };
}

interface FieldsProps {
  form: UseFormReturnType<ProfileValues>;
}

function ContactFields({ form, username }: FieldsProps & { username: string }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <TextInput
          label={t('fullName')}
          {...mandatory}
          autoComplete="name"
          maxLength={200}
          {...form.getInputProps('fullName')}
        />
        <TextInput label={t('username')} variant="filled" value={username} readOnly />
        <TextInput
          label={t('phone')}
          {...mandatory}
          type="tel"
          autoComplete="tel"
          placeholder="012-345 6789"
          maxLength={30}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={t('email')}
          {...mandatory}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('contactEmail')}
        />
      </SimpleGrid>
      <TextInput
        label={t('address')}
        {...mandatory}
        autoComplete="street-address"
        maxLength={300}
        {...form.getInputProps('address')}
      />
    </>
  );
}

function PersonFields({ form }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
      <BirthFields form={form} />
      <NumberInput
        label={t('age')}
        {...mandatory}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        hideControls
        {...form.getInputProps('age')}
      />
      <Radio.Group label={<RequiredChoice name={t('gender')} />} withAsterisk {...form.getInputProps('gender')}>
        <Group mt={8}>
          {genders.map((gender) => (
            <Radio key={gender} required value={gender} label={said(gender)} />
          ))}
        </Group>
      </Radio.Group>
    </SimpleGrid>
  );
}
