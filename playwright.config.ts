import { defineConfig } from '@playwright/test';

/**
 * Every window of a recent Chromium loads two pages of its own, for what drops down under an address
 * bar that nobody sees here. That takes as long as loading the dashboard.
 */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off itself: of two such lists Chromium only reads the last. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Screens in a real browser. Each of the two runners starts a Worker of its own; see test/support/browser.ts. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // No look-ups of the browser's own, and no sandbox where root runs the tests.
      args: [
        // Nothing leaves the machine, not even from a tab whose requests no test answers.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
      ],
    },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1280, height: 832 },
    // Playwright waits for what moves. What moves by itself has tests that want it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces take a fifth of the time: run a test that fails again with `--trace on`.
    trace: 'off',
  },
});
