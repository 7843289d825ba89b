/** The pieces that a page is made of: its title, its header, its panels. */
import { ActionIcon, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { t } from '#messages/kit.ts';

/** Names the browser tab: `usePageTitle('Software Engineer', 'Applicants')` → "Software Engineer · Applicants · Saring". */
export function usePageTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), 'Saring'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export interface PageHeaderProps {
  title: ReactNode;
  /** One quiet line below the title. */
  description?: ReactNode;
  /** Where the back arrow leads; no arrow without it. */
  back?: { to: string; label?: string /** What is sent along. */; state?: object };
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The page's one `h1` with what belongs beside it. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <Group justify="space-between" align="flex-start" gap="md" mb="lg">
      <Group gap="sm" align="flex-start" wrap="nowrap" miw={0}>
        {back && (
          <ActionIcon
            component={Link}
            to={back.to}
            state={back.state}
            variant="subtle"
            size="lg"
            aria-label={back.label ?? t('back')}
          >
            <IconArrowLeft size={20} stroke={1.6} />
          </ActionIcon>
        )}
        <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Title order={1}>{title}</Title>
          {description && (
            <Text c="dimmed" size="sm">
              {description}
            </Text>
          )}
        </Stack>
      </Group>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  );
}

export interface PanelProps {
  title?: ReactNode;
  /** Beside the title, for example a link or a filter. */
  aside?: ReactNode;
  description?: ReactNode;
  /** No inner padding, for tables that reach the edge. */
  flush?: boolean;
  children: ReactNode;
}

/** A plain surface with an optional heading; with one it is a named section. */
export function Panel({ title, aside, description, flush, children }: PanelProps) {
  const id = useId();
  const pad = flush ? 'md' : undefined;
  return (
    <Paper component="section" aria-labelledby={title ? id : undefined} withBorder radius="lg" p={flush ? 0 : 'lg'}>
      {(title || aside) && (
        <Group justify="space-between" gap="sm" mb={flush ? 0 : 'md'} px={pad} pt={pad}>
          <Stack gap={2}>
            <Title order={2} id={id}>
              {title}
            </Title>
            {description && (
              <Text c="dimmed" size="sm">
                {description}
              </Text>
            )}
          </Stack>
          {aside}
        </Group>
      )}
      {children}
    </Paper>
  );
}
