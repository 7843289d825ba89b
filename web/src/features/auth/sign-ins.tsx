/** Where an account is logged in, and the way to end one of these sign-ins or all of them. */
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { dateTimeText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/auth-account.ts';
import { useLogOut } from './log-out.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Place = CallOutput<typeof api.auth.signIns>['signIns'][number];

/** `leaveTo` is where logging out leads in this area. */
export function SignIns({ leaveTo }: { leaveTo: '/' | '/login' }) {
  return (
    <Panel title={t('places')} description={t('placesWhy')}>
      <Places leaveTo={leaveTo} />
    </Panel>
  );
}

function Places({ leaveTo }: { leaveTo: '/' | '/login' }) {
  const { data, isPending, isError, isFetching, refetch } = useApi(api.auth.signIns);
  const goodbye = useLogOut(leaveTo);
  // What was asked stays while its dialog fades.
  const [asked, setAsked] = useState<Place | 'all'>('all');
  const [opened, setOpened] = useState(false);
  const all = useCallMutation(api.auth.logOut, { timeout: 30_000, onSuccess: goodbye });
  const one = useCallMutation(api.auth.endSignIn, { timeout: 30_000, refreshes: [api.auth.signIns] });
  if (isPending) return <Loading height={80} />;
  if (isError) return <Failed text={t('placesFailed')} onRetry={() => void refetch()} busy={isFetching} />;

  async function end(password: string) {
    if (asked === 'all') await all.mutateAsync({ body: { everywhere: true, password } });
    else {
      const { message } = await one.mutateAsync({ params: { id: asked.id }, body: { password } });
      notify({ tone: 'good', text: message, closeAfter: 5000 });
    }
    setOpened(false);
  }

  function ask(what: Place | 'all') {
    setAsked(what);
    setOpened(true);
  }

  return (
    <Stack gap="md">
      <List spacing="xs" listStyleType="none" styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}>
        {data.signIns.map((place) => (
          <List.Item key={place.id}>
            <OnePlace place={place} onEnd={() => ask(place)} />
          </List.Item>
        ))}
      </List>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => ask('all')}>
          {t('everywhere')}
        </Button>
      </Group>
      <PasswordDialog
        title={asked === 'all' ? t('askEverywhere') : t('askPlace')}
        what={
          asked === 'all'
            ? t('thisToo')
            : t('whichPlace', { place: placeText(asked), started: startedText(asked), used: usedText(asked) })
        }
        opened={opened}
        onClose={() => setOpened(false)}
        confirm={t('logOut')}
        failed={t('logOutFailed')}
        onProve={end}
      />
    </Stack>
  );
}

const startedText = ({ startedAt }: Place) => t('started', { when: dateTimeText(startedAt) });
const placeText = ({ browser }: Place) => browser || t('otherPlace');
const usedText = ({ seenAt }: Place) => t('used', { when: dateTimeText(seenAt) });

function OnePlace({ place, onEnd }: { place: Place; onEnd: () => void }) {
  const { current } = place;
  const started = startedText(place);
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text size="sm" fw={current ? 600 : undefined}>
          {current
            ? place.browser
              ? t('thisBrowserNamed', { browser: place.browser })
              : t('thisBrowser')
            : t('placeUsed', { place: placeText(place), used: usedText(place) })}
        </Text>
        <Text size="sm" c="dimmed">
          {started}
        </Text>
      </div>
      {!current && (
        <Button variant="default" size="xs" flex="none" aria-label={t('endOne', { started })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </Group>
  );
}
