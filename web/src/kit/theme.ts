/** The look of every page: one accent colour, calm surfaces, contrast that holds in both themes. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { t } from '#messages/kit.ts';

/** The accent: petrol, far enough from the green, amber and red of statuses. */
const petrol: MantineColorsTuple = [
  '#eef7f9',
  '#d9ecf0',
  '#b3d9e1',
  '#86c2cf',
  '#5fadbe',
  '#3893a8',
  '#1f7f96',
  '#126b81',
  '#0c5669',
  '#074252',
];

/** Graphite instead of the library's neutral dark. */
const dark: MantineColorsTuple = [
  '#d3d7db',
  '#b3bac1',
  '#868f98',
  '#5d666f',
  '#3b4249',
  '#31373d',
  '#262b30',
  '#1b1f23',
  '#14171a',
  '#0e1113',
];

/** Widths at which the layout changes: 886 px and less is narrow, 1920 px and more is wide. */
export const breakpoints = { xs: '36em', sm: '55.4375em', md: '68em', lg: '80em', xl: '120em' };
/** The media query of the narrow layout. */
export const narrowQuery = '(max-width: 55.43em)';

const close = { closeButtonProps: { 'aria-label': t('close') } };
const dialogTitle = { fontSize: '1.0625rem', fontWeight: 650 };
const pageNames: Record<string, string> = {
  first: t('firstPage'),
  previous: t('previousPage'),
  next: t('nextPage'),
  last: t('lastPage'),
};
const pagination = {
  getControlProps: (control: string) => ({ 'aria-label': pageNames[control] }),
  getItemProps: (page: number) => ({ 'aria-label': t('page', { page }) }),
};

export const theme = createTheme({
  primaryColor: 'petrol',
  colors: { petrol, dark },
  primaryShade: 7,
  // After the app's own those of typeface.css, of which a machine has one.
  fontFamily: "'Inter Variable', 'Inter by Arial', 'Inter by Roboto', 'Inter by DejaVu', system-ui, sans-serif",
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { sm: '0.25rem', md: '0.5rem', lg: '0.75rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints,
  // Plain objects: naming the components themselves would load every one of them with the first page.
  components: {
    // The library's would interrupt a reader for each note of a page; what failed says `role="alert"`.
    Alert: { defaultProps: { role: 'none' } },
    // Underlined, so that a link is no matter of colour alone.
    Anchor: { defaultProps: { underline: 'always' } },
    Badge: { defaultProps: { radius: 'sm', variant: 'light' } },
    Drawer: { defaultProps: { ...close, transitionProps: { duration: 150 } } },
    Modal: {
      defaultProps: { ...close, centered: true, radius: 'lg', transitionProps: { duration: 150 } },
      styles: { title: dialogTitle },
    },
    // The library's "header" elements would be further banners of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Notification: { defaultProps: { ...close, withBorder: true } },
    Pagination: { defaultProps: pagination },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': t('showPassword'), tabIndex: 0 } },
    },
    Table: { defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'sm' } },
    // Read with a magnifier, the mouse has to follow it (WCAG 1.4.13).
    Tooltip: { defaultProps: { openDelay: 300, interactive: true, transitionProps: { duration: 100 } } },
  },
});

/** Contrast of at least 4.5 : 1 where the library's defaults stay below it. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled-hover': '#b02525',
    '--mantine-color-text': '#1b2329',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': '#6b747c',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-default-border': '#ccd3d8',
    '--mantine-color-teal-light': '#dcf3ea',
    '--mantine-color-teal-light-color': '#06614a',
    '--mantine-color-green-light-color': '#1c6b2d',
    '--mantine-color-yellow-light': '#fcefcb',
    '--mantine-color-yellow-light-color': '#7a4b00',
    '--mantine-color-orange-light-color': '#8f3e00',
    '--mantine-color-red-light': '#fce6e6',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-gray-light-color': 'var(--mantine-color-gray-8)',
    '--mantine-color-petrol-light-color': 'var(--mantine-color-petrol-8)',
  },
  dark: {
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled-hover': '#b02525',
    '--mantine-color-text': '#dfe3e6',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': '#99a2ab',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-anchor': 'var(--mantine-color-petrol-3)',
    '--mantine-color-petrol-light-color': 'var(--mantine-color-petrol-2)',
    '--mantine-color-petrol-outline': 'var(--mantine-color-petrol-3)',
    // The library's dark tints glow; these are calm and hold 7 : 1 against their text.
    '--mantine-color-petrol-light': '#17333b',
    '--mantine-color-petrol-light-hover': '#1d3f49',
    '--mantine-color-red-light': '#3a2123',
    '--mantine-color-red-light-hover': '#48282b',
    '--mantine-color-red-light-color': '#ffb8b8',
    '--mantine-color-teal-light': '#15332b',
    '--mantine-color-teal-light-color': '#8fe0c4',
    '--mantine-color-yellow-light': '#382e17',
    '--mantine-color-yellow-light-color': '#f1d48c',
    '--mantine-color-gray-light': '#2c3238',
    '--mantine-color-gray-light-color': 'var(--mantine-color-gray-4)',
  },
});
