/** The frame of a signed-in area: top bar, side navigation, content, in the documents' proportions. */
import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { t as kit } from '#messages/kit.ts';
import { t } from '#messages/kit-frame.ts';
import classes from './app-frame.module.css';
import { later } from './later.ts';
import { Logo } from './logo.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import { narrowQuery } from './theme.ts';

const menuDrawer = later(() => import('./menu-drawer.tsx'));

type MenuDrawerPart = typeof import('./menu-drawer.tsx').MenuDrawer;

export interface NavPage {
  label: string;
  icon: ReactNode;
  to: string;
  /** Other addresses of the same place. */
  also?: readonly string[];
  /** The key that leads there, as the area hears it. */
  key?: string;
}

/** A line of the navigation: a page, an act, or a heading behind a divider. */
export type NavItem = NavPage | { label: string; icon: ReactNode; onClick: () => void } | { heading: string };

export interface AppFrameProps {
  /** Where the logo leads. */
  home: string;
  nav: NavItem[];
  /** At the right of the top bar. */
  actions?: ReactNode;
  /** On narrow screens the navigation is a drawer behind a button, or a bar of icons without labels. */
  narrow?: 'drawer' | 'icons';
  /** Below the content of every page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Whether the narrow layout (886 px and less) is shown. */
export function useNarrow(): boolean {
  return useMediaQuery(narrowQuery, false, { getInitialValueInEffect: false });
}

/** Wraps the pages of one area; the content is the page's `main`. */
export function AppFrame({ home, nav, actions, narrow = 'drawer', foot, children }: AppFrameProps) {
  const isNarrow = useNarrow();
  const [open, drawer] = useDisclosure(false);
  // From the first opening on it stays, so that it can close as gently as it opened.
  const [MenuDrawer, setMenuDrawer] = useState<MenuDrawerPart | null>(null);
  const withDrawer = isNarrow && narrow === 'drawer';
  return (
    <>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      <header className={classes.header}>
        {withDrawer && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('openMenu')}
            aria-expanded={open}
            onClick={() => {
              drawer.open();
              menuDrawer().then((part) => setMenuDrawer(() => part.MenuDrawer), drawer.close);
            }}
          >
            <IconMenu2 size={20} stroke={1.6} />
          </ActionIcon>
        )}
        <Link to={home} className={classes.logo} aria-label={kit('home')}>
          <Logo />
        </Link>
        <div className={classes.actions}>
          <SchemeSwitch />
          {actions}
        </div>
      </header>
      {withDrawer ? (
        MenuDrawer && (
          <MenuDrawer opened={open} onClose={drawer.close}>
            <nav aria-label={t('mainNavigation')}>
              <NavList nav={nav} onGo={drawer.close} />
            </nav>
          </MenuDrawer>
        )
      ) : (
        <nav className={classes.nav} aria-label={t('mainNavigation')} data-icons={isNarrow || undefined}>
          <NavList nav={nav} iconsOnly={isNarrow} />
        </nav>
      )}
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </>
  );
}

function NavList({ nav, onGo, iconsOnly }: { nav: NavItem[]; onGo?: () => void; iconsOnly?: boolean }) {
  return (
    <ul className={classes.list}>
      {nav.map((item) => (
        <Fragment key={'heading' in item ? item.heading : item.label}>
          {'heading' in item ? (
            <li className={classes.heading}>{item.heading}</li>
          ) : (
            <li>
              <NavEntry item={item} onGo={onGo} iconsOnly={iconsOnly} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}

type Entry = Exclude<NavItem, { heading: string }>;

function NavEntry({ item, onGo, iconsOnly }: { item: Entry; onGo?: () => void; iconsOnly?: boolean }) {
  const shown = (
    <>
      <span className={classes.icon} aria-hidden="true">
        {item.icon}
      </span>
      {!iconsOnly && <span>{item.label}</span>}
    </>
  );
  const { pathname } = useLocation();
  const name = iconsOnly ? { 'aria-label': item.label, title: item.label } : {};
  if ('to' in item) {
    const within = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
    const current = within(item.to) ? 'page' : item.also?.some(within) ? 'true' : undefined;
    return (
      <Link
        to={item.to}
        aria-current={current}
        aria-keyshortcuts={item.key}
        className={classes.entry}
        onClick={onGo}
        {...name}
      >
        {shown}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={classes.entry}
      onClick={() => {
        onGo?.();
        item.onClick();
      }}
      {...name}
    >
      {shown}
    </button>
  );
}
