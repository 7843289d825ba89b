/** The profile card: picture and name; personal and contact information when asked for. */
import { Anchor, Avatar, Center, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { statusOf } from '#client/messages.ts';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/applicants.ts';
import { said } from '#messages/contract.ts';
import classes from './applicants.module.css';
import { Facts } from './facts.tsx';
import { birthText, type Profile } from './rules.ts';

interface Props {
  username: string;
  answer: { data?: Profile; error: Error | null; isPending: boolean; isFetching: boolean; refetch: () => unknown };
}

export function ProfileCard({ username, answer }: Props) {
  const profile = answer.data;
  if (answer.error && statusOf(answer.error) !== 404) {
    return (
      <Panel title={t('profile')} flush>
        <Failed text={t('profileFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      </Panel>
    );
  }
  return (
    <Panel>
      <Stack gap="md">
        <Center>
          <Stack align="center" gap="xs">
            <Avatar src={profile?.profilePictureUrl} size={96} name={profile?.fullName} alt="" color="petrol" />
            {answer.isPending ? (
              <Skeleton h={28} w={160} />
            ) : (
              <Text fw={650} fz="lg" ta="center" className={classes.anywhere}>
                {profile?.fullName || username}
              </Text>
            )}
            <Anchor component={Link} to="/user/user-setting" size="sm">
              {t('editProfile')}
            </Anchor>
          </Stack>
        </Center>
        {answer.isPending ? <Waiting /> : <Known username={username} profile={profile} />}
      </Stack>
    </Panel>
  );
}

/** About as tall as what comes. */
function Waiting() {
  return (
    <>
      <Skeleton h={24} />
      <Skeleton h={24} />
    </>
  );
}

function Known({ username, profile }: { username: string; profile: Profile | undefined }) {
  return (
    <>
      <Closed
        title={t('personal')}
        facts={[
          [t('fullName'), profile?.fullName],
          [t('username'), username],
          [t('dateOfBirth'), profile && birthText(profile.dob)],
          [t('gender'), profile?.gender && said(profile.gender)],
          [t('address'), profile?.address],
        ]}
      />
      <Closed
        title={t('contact')}
        facts={[
          [t('phone'), profile?.phoneText],
          [t('email'), profile?.contactEmail],
        ]}
      />
    </>
  );
}

/** Shown when asked for: whoever looks over the shoulder need not read it. */
function Closed({ title, facts }: { title: string; facts: ComponentProps<typeof Facts>['facts'] }) {
  return (
    <details>
      <summary className={classes.closed}>
        <Title order={2} fz="sm">
          {title}
        </Title>
      </summary>
      <Facts facts={facts} />
    </details>
  );
}
