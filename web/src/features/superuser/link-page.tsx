/** Company registration links: makes one and mails it, and lists those that were sent. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { FreshLink, type SentLink } from './fresh-link.tsx';
import { LinkForm } from './link-form.tsx';
import { LinksTable } from './links-table.tsx';
import classes from './superuser.module.css';

export function LinkPage() {
  usePageTitle('Generate Company Registration Link');
  const [sent, setSent] = useState<SentLink | null>(null);
  return (
    <>
      <PageHeader
        title="Generate Company Registration Link"
        description="The link creates one company with its first administrator. It is valid for 7 days and works once."
      />
      <Stack gap="lg">
        <Stack gap="lg" className={classes.form}>
          <Panel>
            <LinkForm onSent={setSent} />
          </Panel>
          {sent && (
            <Panel title={`Link for ${sent.companyName}`}>
              <FreshLink link={sent} />
            </Panel>
          )}
        </Stack>
        <LinksTable />
      </Stack>
    </>
  );
}
