/** The frame of the pages that anybody may read: whose they are on top, the terms below. */
import { Anchor, Text } from '@mantine/core';
import { careersPath } from '@saring/contract/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegalLinks } from '#features/auth/index.ts';
import { Logo } from '#kit/logo.tsx';
import { SchemeSwitch } from '#kit/scheme-switch.tsx';
import { t } from '#messages/careers.ts';
import { t as kit } from '#messages/kit.ts';
import classes from './careers.module.css';
import { type Company, whereText } from './company.ts';

interface PublicFrameProps {
  /** Without one, as long as none is known, the frame is the installation's own. */
  company: Company | undefined;
  /** Whose page it is by its address, also where nothing else of the company is known. */
  companyId?: string | undefined;
  /** Its content has not come yet. */
  waiting: boolean;
  /** It is the page of all the company's jobs. */
  all?: boolean;
  children: ReactNode;
}

export function PublicFrame({ company, companyId = company?.id, waiting, all, children }: PublicFrameProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        {company ? <CompanyMark company={company} /> : <Home />}
        {company && !all && (
          <Anchor component={Link} to={careersPath(company.id)} className={classes.allJobs} size="sm" fw={600}>
            {t('allJobs')}
          </Anchor>
        )}
        <SchemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {/* It would move as soon as there is something above it. */}
      {!waiting && (
        <footer className={classes.footer}>
          {company && <Home />}
          <LegalLinks asking={{ company: companyId }} />
        </footer>
      )}
    </div>
  );
}

function Home() {
  return (
    <Link to="/login" className={classes.home} aria-label={kit('home')}>
      <Logo />
    </Link>
  );
}

function CompanyMark({ company }: { company: Company }) {
  const { name, logoUrl } = company;
  return (
    <div className={classes.company}>
      {logoUrl ? (
        <img src={logoUrl} alt="" className={classes.logo} width={40} height={40} />
      ) : (
        <span className={classes.initial} aria-hidden="true">
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <div className={classes.names}>
        <Text fw={650} lh={1.3} truncate>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {whereText(company)}
        </Text>
      </div>
    </div>
  );
}
