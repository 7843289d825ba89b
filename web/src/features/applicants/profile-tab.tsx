/** The profile: picture, resume, personal details. */
import { SimpleGrid, Stack } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { sendInSession, useApi } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applicants-settings.ts';
import { DetailsForm } from './details-form.tsx';
import type { Offer } from './offer.ts';
import { PicturePanel } from './picture-panel.tsx';
import { ResumePanel } from './resume-panel.tsx';

export function ProfileTab({ username, redirect }: { username: string; redirect: string | null }) {
  const profile = useApi(api.applicants.profile, { params: { username } });
  const missing = statusOf(profile.error) === 404;
  // Only a newcomer is asked for: the address of the account stands in the empty form.
  const me = useApi(api.users.me, {}, { enabled: missing });
  const [offer, setOffer] = useState<Offer | null>(null);
  if (profile.isPending || (missing && me.isPending)) return <Loading />;
  if (profile.isError && !profile.data && !missing) {
    return (
      <Panel flush>
        <Failed text={t('profileFailed')} onRetry={() => void profile.refetch()} busy={profile.isFetching} />
      </Panel>
    );
  }

  async function readResume() {
    try {
      setOffer(await sendInSession(api.applicants.resumeSuggestions, { params: { username } }, { timeout: 30_000 }));
    } catch {
      notify({
        tone: 'bad',
        text: t('resumeUnread'),
      });
    }
  }

  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <PicturePanel username={username} />
        <ResumePanel username={username} onRead={readResume} />
      </SimpleGrid>
      <DetailsForm
        username={username}
        profile={profile.data}
        accountEmail={me.data?.email ?? ''}
        redirect={redirect}
        offer={offer}
        onOfferClosed={() => setOffer(null)}
      />
    </Stack>
  );
}
