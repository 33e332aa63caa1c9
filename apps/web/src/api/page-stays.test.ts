import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPageStays } from './page-stays.ts';

function aPage() {
  const page = Object.assign(new EventTarget(), {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
  });
  const pageStays = watchPageStays(page);
  return {
    fire: (name: string, init: { readonly persisted?: boolean } = {}) =>
      page.dispatchEvent(Object.assign(new Event(name), init)),
    ask: () => {
      const answer = { stays: false };
      void pageStays().then(() => (answer.stays = true));
      return answer;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe('a page', () => {
  it('that nobody leaves is soon known to stay', async () => {
    const { ask } = aPage();
    const answer = ask();
    await pass(299);
    expect(answer.stays).toBe(false);
    await pass(1);
    expect(answer.stays).toBe(true);
  });

  it('that is left never stays, asked before or after', async () => {
    const { fire, ask } = aPage();
    fire('beforeunload');
    const before = ask();
    fire('pagehide');
    const after = ask();
    await pass(60_000);
    expect([before.stays, after.stays]).toEqual([false, false]);
  });

  it('that is not left after all stays', async () => {
    const { fire, ask } = aPage();
    fire('beforeunload');
    const answer = ask();
    await pass(9999);
    expect(answer.stays).toBe(false);
    await pass(1);
    expect(answer.stays).toBe(true);
    const next = ask();
    await pass(300);
    expect(next.stays).toBe(true);
  });

  it('that comes back from the history stays', async () => {
    const { fire, ask } = aPage();
    fire('beforeunload');
    fire('pagehide');
    const answer = ask();
    await pass(60_000);
    fire('pageshow', { persisted: true });
    await pass(0);
    expect(answer.stays).toBe(true);
  });

  it('that is left before it has loaded does not stay because it has', async () => {
    const { fire, ask } = aPage();
    fire('beforeunload');
    const answer = ask();
    fire('pageshow', { persisted: false });
    await pass(9999);
    expect(answer.stays).toBe(false);
  });
});
