import type { Page } from '@playwright/test';
import { typePin } from '../journeys/support/auth-steps.ts';
import { pinIn } from '../world/mailbox.ts';
import { demoEmail, demoPassword } from '../world/sign-in.ts';
import type { World } from '../world/world.ts';

/** A screen to photograph. */
export type Shot = {
  readonly name: string;
  readonly path: string;
  /** The demo user that visits it; nobody when left out. */
  readonly as?: 'trader' | 'admin' | 'viewer';
  /** What a person does on the way, for pages that nobody reaches by address alone. */
  readonly prepare?: (page: Page, world: World) => Promise<void>;
};

async function askForReset(page: Page, _world: World, user = 'viewer'): Promise<void> {
  await page.getByLabel('Email').fill(demoEmail(user));
  await page.getByRole('button', { name: /code/i }).click();
  await page.waitForURL('**/verify-reset-pin');
}

async function enterResetPin(page: Page, world: World): Promise<void> {
  await askForReset(page, world, 'trader');
  const pin = pinIn(await world.mailbox.waitForMail(demoEmail('trader')));
  await typePin(page, pin);
  await page.waitForURL('**/reset-password');
}

async function signInAsNewcomer(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(demoEmail('newcomer'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/verify-pin');
}

const SEARCH = encodeURIComponent('country:US,JP (strat:vwap or -(side:BUY %complete:10..50))');

const BY_PARENT = encodeURIComponent(JSON.stringify({ groupBy: ['parent_order_numeric_id'] }));

const DRAFTS = [
  'AAPL~BUY~900000',
  'MSFT~SELL~400000',
  'NVDA~BUY~2000000',
  'JPM~SELL~600000',
  'XOM~BUY~1500000',
  'VOD~SELL~3000000',
]
  .map((draft) => `draft=${encodeURIComponent(draft)}`)
  .join('&');

async function openAnalytics(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Details', exact: true }).first().click();
  await page.getByRole('tab', { name: 'Progress' }).click();
}

async function openReplay(page: Page): Promise<void> {
  await openAnalytics(page);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  // The keys are the page's own, and it hears them once the order is there.
  await page.getByRole('slider', { name: 'Moment' }).press('End');
  await page.getByText(/^five levels at /).waitFor({ timeout: 30_000 });
}

async function compareWays(page: Page): Promise<void> {
  await page.getByText('Hypothetical', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Instrument' }).fill('MSFT');
  await page.getByRole('option', { name: /^MSFT/ }).first().click();
  await page.getByLabel('Quantity', { exact: true }).fill('200k');
  for (const strategy of ['POV', 'Optimal (IS)', 'Close']) {
    await page.getByRole('button', { name: 'Add variant' }).click();
    await page.getByRole('combobox', { name: 'Strategy', exact: true }).click();
    await page.getByRole('option', { name: strategy, exact: true }).click();
  }
}

async function changeSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New settings' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Quiet close');
  await page.getByLabel('Volume cap', { exact: true }).fill('12');
}

async function dryRun(page: Page): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Strategy groups' });
  await list.getByRole('button', { name: /Low-liquidity/ }).click();
  await page.getByRole('tab', { name: 'Dry run' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText(/ trading days?\. Every order /).waitFor();
}

/** Every route of the web app; a new screen is added here and appears in the pictures. */
export const shots: readonly Shot[] = [
  { name: 'login', path: '/login' },
  { name: 'forgot', path: '/forgot' },
  { name: 'registration', path: '/registration' },
  { name: 'fix-registration', path: '/fix-registration' },
  { name: 'verify-email', path: '/verify-email' },
  { name: 'verify-reset-pin', path: '/forgot', prepare: (page, world) => askForReset(page, world) },
  { name: 'reset-password', path: '/forgot', prepare: enterResetPin },
  { name: 'verify-pin', path: '/login', prepare: signInAsNewcomer },
  { name: 'home', path: '/', as: 'trader' },
  { name: 'home-viewer', path: '/', as: 'viewer' },
  { name: 'child-orders-by-parent', path: `/parent-orders/childAll?below=${BY_PARENT}`, as: 'trader' },
  { name: 'stuck-orders', path: '/trade-analitycs/summary', as: 'trader' },
  { name: 'stuck-child-orders', path: '/trade-analitycs/summary/executions?level=child', as: 'trader' },
  { name: 'execution-summary', path: '/trade-analitycs/progress?status=all&units=bps,usd', as: 'trader' },
  { name: 'order-replay', path: '/', as: 'trader', prepare: openReplay },
  { name: 'pre-trade', path: `/trade-analitycs/pre-trade?${DRAFTS}`, as: 'trader' },
  {
    name: 'venue-analytics',
    path: '/trade-analitycs/venues',
    as: 'trader',
    prepare: (page) => page.getByText('fresh for 5 min').waitFor(),
  },
  { name: 'venues-dark-lit', path: '/trade-analitycs/venues?tab=dark-lit', as: 'trader' },
  { name: 'cost-ranges', path: '/trade-analitycs/coverage', as: 'trader' },
  { name: 'transaction-cost', path: '/trade-analitycs/transaction-cost?asset=FUTURE', as: 'trader' },
  { name: 'strategy-studio', path: '/?panel=studio', as: 'trader', prepare: compareWays },
  { name: 'ticket', path: '/?panel=trade', as: 'trader' },
  { name: 'basket', path: '/?panel=basket', as: 'trader' },
  { name: 'palette', path: '/', as: 'trader', prepare: (page) => page.keyboard.press('Control+k') },
  { name: 'shortcuts', path: '/', as: 'trader', prepare: (page) => page.keyboard.press('?') },
  { name: 'navigation', path: '/', as: 'admin', prepare: (page) => page.keyboard.press('[') },
  {
    name: 'user-menu',
    path: '/',
    as: 'trader',
    prepare: (page) => page.getByRole('button', { name: /user menu/i }).click(),
  },
  { name: 'alerts', path: '/', as: 'trader', prepare: (page) => page.getByRole('button', { name: /alerts/i }).click() },
  { name: 'power-search', path: '/power-search', as: 'trader' },
  { name: 'power-search-results', path: `/power-search?q=${SEARCH}&panel=description`, as: 'trader' },
  { name: 'power-search-error', path: '/power-search?q=country%3AJP%20contry%3AUS', as: 'trader' },
  { name: 'market-data', path: '/?panel=market-data:VOD', as: 'trader' },
  { name: 'market-data-refused', path: '/?panel=market-data:VOD', as: 'viewer' },
  { name: 'event-log', path: '/logs/event-log', as: 'trader' },
  { name: 'event-log-nothing', path: '/logs/event-log?q=no%20such%20words&level=critical&order=1', as: 'trader' },
  { name: 'parent-log', path: '/logs/parent-log', as: 'trader' },
  { name: 'event-log-refused', path: '/logs/event-log', as: 'viewer' },
  { name: 'trade-analytics', path: '/', as: 'trader', prepare: openAnalytics },
  { name: 'trade-analytics-nobody', path: '/?order=999999999&analytics=2', as: 'trader' },
  { name: 'first-steps', path: '/admin/first-steps', as: 'admin' },
  { name: 'handbook', path: '/handbook/trader', as: 'trader' },
  { name: 'admin-users', path: '/admin/users', as: 'admin' },
  { name: 'admin-user', path: '/admin/users?user=1', as: 'admin' },
  { name: 'security-log', path: '/admin/security-log', as: 'admin' },
  {
    name: 'admin-reference',
    path: '/admin/reference',
    as: 'admin',
    prepare: (page) => page.getByRole('cell', { name: 'Apple Inc.' }).first().waitFor(),
  },
  { name: 'waiting', path: '/waiting', as: 'admin' },
  { name: 'desk-status', path: '/desk-status', as: 'trader' },
  { name: 'surveillance', path: '/reports/surveillance', as: 'admin' },
  { name: 'scheduled-reports', path: '/reports/scheduled', as: 'trader' },
  { name: 'report-editor', path: '/reports/scheduled?edit=new', as: 'trader' },
  { name: 'saved-reports', path: '/reports/saved', as: 'trader' },
  { name: 'limits', path: '/admin/limits?account=BOREALIS%7CBOREALIS-01', as: 'admin' },
  { name: 'strategy-groups', path: '/strategies/groups', as: 'admin' },
  { name: 'strategy-groups-dry-run', path: '/strategies/groups?tab=dry-run', as: 'admin', prepare: dryRun },
  { name: 'limits-own', path: '/admin/limits', as: 'viewer' },
  { name: 'strategy-settings', path: '/strategies/settings', as: 'admin' },
  { name: 'strategy-settings-v2', path: '/strategies/settings-v2', as: 'trader', prepare: changeSettings },
  { name: 'strategy-settings-viewer', path: '/strategies/settings-v2?class=FUTURE', as: 'viewer' },
  { name: 'admin-users-refused', path: '/admin/users', as: 'trader' },
  { name: 'not-found', path: '/no/such/page', as: 'trader' },
  { name: 'destinations', path: '/configuration/destinations', as: 'trader' },
  { name: 'venues', path: '/configuration/venues', as: 'trader' },
  { name: 'configuration-file', path: '/configuration/file', as: 'admin' },
  { name: 'penalty-list', path: '/configuration/penalty-list', as: 'trader' },
];

export const sizes = [
  { width: 2560, height: 1440 },
  { width: 1600, height: 900 },
  { width: 1280, height: 720 },
  { width: 800, height: 600 },
] as const;
