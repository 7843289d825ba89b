/** The frame of the pages before a sign-in: the mark on top, one card, the terms below. */
import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#kit/logo.tsx';
import { SchemeSwitch } from '#kit/scheme-switch.tsx';
import { t as kit } from '#messages/kit.ts';
import classes from './auth-layout.module.css';
import { type Asking, LegalLinks } from './legal-links.tsx';

interface AuthLayoutProps {
  /** The strip on top of the card that tells a candidate which job this is about. */
  banner?: ReactNode;
  wide?: boolean;
  asking?: Asking;
  children: ReactNode;
}

export function AuthLayout({ banner, wide, asking, children }: AuthLayoutProps) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to="/login" className={classes.home} aria-label={kit('home')}>
          <Logo />
        </Link>
        <SchemeSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes.main} data-wide={wide || undefined}>
        <Paper withBorder radius="lg" className={classes.card}>
          {banner && <div className={classes.banner}>{banner}</div>}
          <div className={classes.inside}>{children}</div>
        </Paper>
      </main>
      <footer className={classes.footer}>
        <LegalLinks asking={asking} />
      </footer>
    </div>
  );
}
