/** The journeys: a real browser against a real server, three at a time, each with a server: a fourth filled both processors, and clocks of interviews ran out. */
import { defineConfig } from '@playwright/test';
import { speechFile, writeSpeech } from './browser/speech.ts';

writeSpeech();

/** Of such lists the browser takes the last, so the first of these lines is Playwright's own list. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  // Two pages behind the address bar of each window, which nobody sees: 1 to 1.5 s of the processor.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: './browser',
  // It needs a browser and a driver of its own: `webkit.config.ts`.
  testIgnore: 'webkit.spec.ts',
  globalSetup: './browser/set-up.ts',
  workers: 3,
  fullyParallel: true,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../test-results',
  use: {
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    permissions: ['microphone', 'camera'],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${withoutFeatures.join()}`,
        // A name as a company's network gives it: over plain HTTP browsers trust it less than this machine's own.
        '--host-resolver-rules=MAP saring.lan 127.0.0.1',
        // Nobody looks at the picture; twenty a second would take an eighth of the processor.
        '--use-fake-device-for-media-stream=fps=2',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${speechFile}`,
      ],
    },
  },
});
