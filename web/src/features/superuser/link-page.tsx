/** Company registration links: makes one and mails it, and lists those that were sent. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/superuser-links.ts';
import { FreshLink, type SentLink } from './fresh-link.tsx';
import { LinkForm } from './link-form.tsx';
import { LinksTable } from './links-table.tsx';
import classes from './superuser.module.css';

export function LinkPage() {
  usePageTitle(t('title'));
  const [sent, setSent] = useState<SentLink | null>(null);
  return (
    <>
      <PageHeader title={t('title')} description={t('titleWhat')} />
      <Stack gap="lg">
        <Stack gap="lg" className={classes.form}>
          <Panel>
            <LinkForm onSent={setSent} />
          </Panel>
          {sent && (
            <Panel title={t('linkFor', { company: sent.companyName })}>
              <FreshLink link={sent} />
            </Panel>
          )}
        </Stack>
        <LinksTable />
      </Stack>
    </>
  );
}
