import { CONFIG_LOAD_FAILED } from '@meridian/domain/request-error';
import { demoEmail, signIn } from '../world/sign-in.ts';
import { expect, test } from './support/journey-test.ts';
import { liveChip } from './support/live-chip.ts';

const failures = [
  { what: 'an error', answer: { status: 500, body: 'no' } },
  { what: 'something else than a configuration', answer: { status: 200, json: { isProd: 'perhaps' } } },
] as const;

for (const { what, answer } of failures) {
  test(`${what} instead of /config.json is logged, and the page works on its own origin`, async ({ page, world }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes(CONFIG_LOAD_FAILED));
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await signIn(page, demoEmail('trader'));
    expect((await logged).type()).toBe('error');
    expect(CONFIG_LOAD_FAILED).toBe('Network response was not ok');
    await expect(liveChip(page)).toHaveText(/Live/);
    // The first working order opens by itself, and may stand in the address by now.
    await expect(page).toHaveURL((url) => url.origin === world.url && url.pathname === '/');
  });
}

test('/config.json names the addresses of this installation', async ({ request }) => {
  const answer = await request.get('/config.json');
  expect(await answer.json()).toEqual({
    isProd: false,
    world: 'simulated',
    isDemoExposed: false,
    socketUrl: '/live',
    nodeSocketUrl: '/node',
    serverUrl: '/main',
    marketIntelligenceUrl: '/mi',
  });
});
