import { describe, expect, it } from 'vitest';
import { ADMIN, openTestDesk } from '../testing/test-desk.ts';

const OFF = { name: 'global_auto_trading.set', args: { global_auto_trading_status: false } } as const;
const explain = (reason: string) => ({ name: 'global_auto_trading.explain', args: { reason } }) as const;

describe('the reason for a stop', () => {
  it('may be given after the stop, and the journal keeps who gave it', async () => {
    const desk = await openTestDesk();
    expect(await desk.do(OFF, ADMIN)).toMatchObject({ ok: true });
    expect(desk.kernel.killReport()).toMatchObject({ reason: null });
    expect(await desk.do(explain(' Runaway orders '), ADMIN)).toMatchObject({ ok: true, message: 'Reason saved.' });
    expect(desk.kernel.killReport()).toMatchObject({ reason: 'Runaway orders' });
    expect(desk.kernel.published.desk.autoTradingReason).toBe('Runaway orders');
    const kept = (await desk.journal.read(0, 100)).map(({ event }) => event);
    expect(kept).toContainEqual(
      expect.objectContaining({ kind: 'GlobalAutoTradingExplained', by: ADMIN.email_id, reason: 'Runaway orders' }),
    );
  });

  it('is never replaced, and never empty', async () => {
    const desk = await openTestDesk();
    expect(await desk.do(explain('Too early'), ADMIN)).toMatchObject({ ok: false, code: 'no-change' });
    await desk.do(OFF, ADMIN);
    expect(await desk.do(explain('   '), ADMIN)).toMatchObject({ ok: false, code: 'no-reason' });
    await desk.do(explain('Runaway orders'), ADMIN);
    expect(await desk.do(explain('Something else'), ADMIN)).toMatchObject({ ok: false, code: 'no-change' });
    expect(desk.kernel.killReport()).toMatchObject({ reason: 'Runaway orders' });
  });

  it('can only be given by an administrator', async () => {
    const desk = await openTestDesk();
    await desk.do(OFF, ADMIN);
    expect(await desk.do(explain('Not mine to say'))).toMatchObject({ ok: false, code: 'not-permitted' });
  });
});
