/** What stands in for a page that could not be shown. */
import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { usePageTitle } from '#kit/page.tsx';

/** A new version replaces the files of pages, so a page left open for long may fail to load its next one: loading anew helps. */
export function BrokenPage() {
  const error = useRouteError();
  usePageTitle('Something went wrong');
  useEffect(() => console.error(error), [error]);
  return (
    <Center component="main" mih="100vh" p="md">
      <Stack align="center" maw={420} gap="sm">
        <Title order={1} ta="center">
          This page could not be shown
        </Title>
        <Text c="dimmed" ta="center">
          The connection may be lost, or Saring was updated in the meantime. Nothing that you have saved is lost.
        </Text>
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
      </Stack>
    </Center>
  );
}
