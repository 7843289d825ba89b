/** Warns of a company whose name looks like another one's. */
import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { list } from '#messages/formats.ts';
import { t } from '#messages/superuser-companies.ts';

interface Company {
  name: string;
  similarTo: readonly string[];
}

/** A name in a list, with the names that it looks like below. */
export function CompanyName({ company }: { company: Company }) {
  const { name, similarTo } = company;
  if (similarTo.length === 0) return name;
  return (
    <Stack gap={2}>
      <span>{name}</span>
      <Text size="xs" c="var(--mantine-color-yellow-light-color)" fw={500}>
        <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
        {t('looksLike', { names: list(similarTo) })}
      </Text>
    </Stack>
  );
}

/** What is asked before a company is verified, with the warning before it. */
export function WithWarning({ company, children }: { company: Company; children: ReactNode }) {
  if (company.similarTo.length === 0) return children;
  return (
    <Stack gap="sm">
      <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={t('lookalike')}>
        {t('lookalikeWhat', { company: company.name, names: list(company.similarTo) })}
      </Alert>
      <span>{children}</span>
    </Stack>
  );
}
