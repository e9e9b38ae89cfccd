import { defineConfig } from '@playwright/test';

/** Screens in a real browser. Each test file starts a Worker of its own; see test/browser. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: '.cache/playwright',
  fullyParallel: false,
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
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1280, height: 832 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
