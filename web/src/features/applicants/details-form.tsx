/** Personal details and self description; every rule is checked when its field is left. */
import { Button, Group, NumberInput, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, genders } from '@saring/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { tell } from '#kit/dialogs.ts';
import { FormNotice, focusFirstError, showProblems, useDraft } from '#kit/form.tsx';
import { notify } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
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
  /** Where to go once the profile is saved. */
  redirect: string | null;
  /** What the resume offers, once it was asked. */
  offer: Offer | null;
  onOfferClosed: () => void;
}

export function DetailsForm({ username, profile, redirect, offer, onOfferClosed }: Props) {
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string | null>(null);
  const form = useForm<ProfileValues>({
    initialValues: valuesOf(profile),
    validate: profileRules,
    validateInputOnBlur: true,
  });
  const draft = useDraft(form, `profile:${username}`);
  const save = useCallMutation(api.applicants.saveProfile, { timeout: 30_000, refreshes: [api.applicants.profile] });

  function send(values: ProfileValues) {
    setNotice(null);
    save.mutate(
      { params: { username }, body: bodyOf(values) },
      {
        onSuccess: () => {
          draft.clear();
          notify({ tone: 'good', text: 'Profile updated successfully.' });
          const next = localPath(redirect);
          if (next) void navigate(next);
        },
        onError: (error) => {
          const problems = problemsOf(error).map((problem) =>
            problem.field === 'dob' ? { ...problem, field: 'dobDay' } : problem,
          );
          const rest = showProblems(form, problems);
          setNotice(problems.length > 0 ? rest : messageOf(error, { detail: 'Failed to update profile.' }));
        },
      },
    );
  }

  return (
    <form
      noValidate
      aria-label="Personal details"
      onSubmit={form.onSubmit(send, (errors) => {
        if (isIncomplete(form.getValues())) {
          void tell({
            title: 'Incomplete Form',
            text: 'Please fill in all required fields.',
            tone: 'bad',
            closeAfter: 3000,
          }).then(() => focusFirstError(form)(errors));
        } else focusFirstError(form)(errors);
      })}
    >
      <Panel title="Personal Details" description="Companies see this once you apply. All fields are required.">
        <Stack gap="md">
          {draft.restored && <FormNotice tone="info" text="What you typed before is back. It is not saved yet." />}
          {offer && <ResumeOffer offer={offer} form={form} onClose={onOfferClosed} />}
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
            <TextInput
              label="Full Name"
              withAsterisk
              autoComplete="name"
              maxLength={200}
              {...form.getInputProps('fullName')}
            />
            <TextInput label="Username" variant="filled" value={username} readOnly />
            <TextInput
              label="Phone"
              withAsterisk
              type="tel"
              autoComplete="tel-national"
              placeholder="01123456789"
              maxLength={30}
              {...form.getInputProps('phone')}
            />
            <TextInput
              label="Email"
              withAsterisk
              type="email"
              autoComplete="email"
              maxLength={254}
              {...form.getInputProps('contactEmail')}
            />
          </SimpleGrid>
          <TextInput
            label="Address"
            withAsterisk
            autoComplete="street-address"
            maxLength={300}
            {...form.getInputProps('address')}
          />
          <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
            <BirthFields form={form} />
            <NumberInput
              label="Age"
              withAsterisk
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              {...form.getInputProps('age')}
            />
            <Radio.Group label="Gender" withAsterisk {...form.getInputProps('gender')}>
              <Group mt={8}>
                {genders.map((gender) => (
                  <Radio key={gender} value={gender} label={gender} />
                ))}
              </Group>
            </Radio.Group>
          </SimpleGrid>
          <TextArea
            label="Self Description"
            withAsterisk
            minRows={4}
            maxRows={12}
            {...form.getInputProps('description')}
          />
          <FormNotice text={notice} />
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              {form.values.description.length} of {maxDescription} characters in the description
            </Text>
            <Button type="submit" loading={save.isPending}>
              Save Changes
            </Button>
          </Group>
        </Stack>
      </Panel>
    </form>
  );
}
