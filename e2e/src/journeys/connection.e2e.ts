import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';
import { startMeridianProcess } from '../world/meridian-process.ts';
import { demoEmail, signIn } from '../world/sign-in.ts';
import { expectDesk, storedValues } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';
import { liveChip } from './support/live-chip.ts';
import { expectAccessible } from './support/page-health.ts';

const MAX_ALERTS = 5;

/** A cable between page and server that a test can cut and mend. */
async function layCable(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let isCut = false;
  let open: WebSocketRoute | null = null;
  await page.routeWebSocket('**/live', async (socket) => {
    if (isCut) return socket.close({ code: 1011 });
    open = socket;
    socket.connectToServer();
  });
  return {
    cut: async () => {
      isCut = true;
      await open?.close({ code: 1011 });
    },
    mend: () => {
      isCut = false;
    },
  };
}

test.describe('live data that is lost', () => {
  test.use({ startAs: 'trader' });

  test('[LS80] [LS81] [LS82] [HT14] is shown as lost at once, tried again after 5 s, and back by itself', async ({
    page,
  }) => {
    const cable = await layCable(page);
    await page.goto('/');
    await expect(liveChip(page)).toHaveText(/Live/);
    const { session_id: before } = await storedValues(page);
    await cable.cut();
    await expect(liveChip(page)).toHaveText(/Reconnecting [1-5] s/);
    await expect(page.getByText(/^Live data lost at \d\d:\d\d:\d\d\. Reconnecting/)).toBeVisible();
    // Nobody knows while nobody tells: what was green is grey.
    const chips = page.getByRole('list', { name: 'Connections' });
    const chip = (name: string) => chips.getByRole('button', { name });
    for (const name of ['Destinations', 'Strategy server', 'Market data', 'Auto-trading']) {
      await expect(chip(name)).toHaveAttribute('data-tone', 'off');
      await expect(chip(name)).toContainText('Unknown: live data is lost. Last known:');
    }
    await expectAccessible(page, 'lost');
    cable.mend();
    await expect(liveChip(page)).toHaveText('Live');
    await expect(chip('Strategy server')).not.toContainText('Unknown');
    await expect(page.getByText(/^Live data lost/)).toHaveCount(0);
    expect((await storedValues(page))['session_id']).toBe(before);
  });

  test('[LS71] alerts: five at most, newest first, hh:mm a, the unread ones counted, after a reload and in both tabs', async ({
    page,
    context,
  }) => {
    const cable = await layCable(page);
    await page.goto('/');
    await expect(liveChip(page)).toHaveText(/Live/);
    await expect(page.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible();
    for (let round = 1; round <= 3; round += 1) {
      await cable.cut();
      await expect(page.getByRole('button', { name: `Alerts, ${2 * round - 1} unread` })).toBeVisible();
      cable.mend();
      await page.getByRole('button', { name: 'Retry now' }).first().click();
      await expect(page.getByRole('button', { name: `Alerts, ${2 * round} unread` })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('button', { name: 'Alerts, 6 unread' })).toBeVisible();
    const second = await context.newPage();
    await second.goto('/');
    await expect(second.getByRole('button', { name: 'Alerts, 6 unread' })).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Alerts, 6 unread' }).click();
    await expect(second.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible();
    await second.close();
    const panel = page.getByRole('dialog', { name: 'Alerts' });
    const entries = panel.getByRole('listitem');
    await expect(entries).toHaveCount(MAX_ALERTS);
    await expect(entries.first()).toContainText('Live data is back.');
    await expect(entries.nth(1)).toContainText('Live data lost.');
    await expect(entries.first().getByRole('time')).toHaveText(/^(0[1-9]|1[0-2]):[0-5]\d (am|pm)$/);
    await expect(panel.getByText('1 earlier alert is no longer kept.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Alerts', exact: true })).toBeFocused();
  });

  test('a page that is offline shows it, and comes back with the network', async ({ page, context }) => {
    const cable = await layCable(page);
    await page.goto('/');
    await expect(liveChip(page)).toHaveText(/Live/);
    await context.setOffline(true);
    await cable.cut();
    await expect(liveChip(page)).toHaveText(/Reconnecting/);
    await context.setOffline(false);
    cable.mend();
    await page.getByRole('button', { name: 'Retry now' }).first().click();
    await expect(liveChip(page)).toHaveText('Live');
  });
});

test('[LS81] a restart of the whole product signs nobody out: the open page comes back by itself', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-restart-'));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const first = await startMeridianProcess({ ...settings, PORT: '0' });
  const context = await browser.newContext({ baseURL: first.url });
  const page = await context.newPage();
  await signIn(page, demoEmail('trader'));
  await expect(liveChip(page)).toHaveText(/Live/);
  await first.stop();
  await expect(liveChip(page)).toHaveText(/Reconnecting/);
  const second = await startMeridianProcess({ ...settings, PORT: new URL(first.url).port });
  await expect(liveChip(page)).toHaveText('Live');
  await page.getByRole('button', { name: 'Alerts, 2 unread' }).click();
  await expect(page.getByRole('dialog', { name: 'Alerts' }).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expectDesk(page);
  await context.close();
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});
