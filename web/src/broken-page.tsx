/** What stands in for a page that could not be shown. */
import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { usePageTitle } from '#kit/page.tsx';
import { useSaid } from '#kit/say.tsx';
import { t } from '#messages/kit.ts';

/** In Firefox whatever a page is loading fails as soon as it is left, before `pagehide`. */
let leaving = false;
const onPage = ({ type }: Event) => {
  leaving = type !== 'pageshow';
};
for (const type of ['beforeunload', 'pagehide', 'pageshow']) window.addEventListener(type, onPage);

/** A new version replaces the files of pages, so a page left open for long may fail to load its next one: loading anew helps. */
export function BrokenPage() {
  const error = useRouteError();
  usePageTitle(t('broken'));
  useSaid(leaving ? '' : t('brokenTitle'));
  useEffect(() => {
    if (!leaving) console.error(error);
  }, [error]);
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack align="center" maw={420} gap="sm">
        <Title order={1} ta="center">
          {t('brokenTitle')}
        </Title>
        <Text c="dimmed" ta="center">
          {t('brokenText')}
        </Text>
        <Button onClick={() => window.location.reload()}>{t('loadAgain')}</Button>
      </Stack>
    </Center>
  );
}
