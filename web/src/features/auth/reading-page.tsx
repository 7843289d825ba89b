/** A page to read: a title and sections of paragraphs. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/auth-reading.ts';
import { AuthLayout } from './auth-layout.tsx';

export interface Section {
  title: string;
  paragraphs: string[];
  more?: ReactNode;
}

export function ReadingPage({ title, lead, sections }: { title: string; lead: string; sections: Section[] }) {
  usePageTitle(title);
  return (
    <AuthLayout wide>
      <Stack gap="lg">
        <div>
          <Title order={1}>{title}</Title>
          <Text c="dimmed" mt={4}>
            {lead}
          </Text>
        </div>
        {sections.map((section) => (
          <Stack key={section.title} gap={6} component="section">
            <Title order={2}>{section.title}</Title>
            {section.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {section.more}
          </Stack>
        ))}
        <Anchor component={Link} to="/login">
          {t('toLogin')}
        </Anchor>
      </Stack>
    </AuthLayout>
  );
}
