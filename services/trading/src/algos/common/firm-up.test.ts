import { describe, expect, it } from 'vitest';
import { algoInput, atMinute, openChild, venuesWith } from '../testing/algo-input.ts';
import { firmUp } from './firm-up.ts';

const NOW = atMinute(60);
const invitation = (lots: number, untilMs = NOW + 500, venue = 'BIDS') => ({
  childId: 7,
  venue,
  destination: 'ALGO-DMA-1',
  lots,
  untilMs,
});
const dark = (isCancelPending = false) =>
  openChild({ childId: 2, slot: 'dark-SGMX', kind: 'mid-peg', venue: 'SGMX', lots: 600, isCancelPending });

describe('an invitation', () => {
  it('is answered with a firm order of its size', () => {
    const answer = firmUp(algoInput({ totalLots: 1000, invitations: [invitation(400)] }), Infinity);
    expect(answer).toMatchObject({
      kind: 'firm',
      venue: 'BIDS',
      child: { kind: 'firm-up', slot: 'firm-up-BIDS', lots: 400, timeInForce: 'IOC' },
    });
  });

  it('clears what overlaps first, and waits for the confirmations', () => {
    const order = { totalLots: 1000, invitations: [invitation(500)] };
    expect(firmUp(algoInput({ ...order, openChildren: [dark()] }), Infinity).kind).toBe('clearing');
    expect(firmUp(algoInput({ ...order, openChildren: [dark(true)] }), Infinity).kind).toBe('clearing');
    expect(firmUp(algoInput(order), Infinity).kind).toBe('firm');
  });

  it('needs nothing cleared where there is room for both', () => {
    const input = algoInput({ totalLots: 1000, invitations: [invitation(400)], openChildren: [dark()] });
    expect(firmUp(input, Infinity).kind).toBe('firm');
  });

  it('is limited by what is left and by the room under the cap', () => {
    const input = algoInput({ totalLots: 1000, filledLots: 700, invitations: [invitation(400)] });
    expect(firmUp(input, Infinity)).toMatchObject({ child: { lots: 300 } });
    expect(firmUp(input, 120)).toMatchObject({ child: { lots: 120 } });
    expect(firmUp(input, 0).kind).toBe('none');
  });

  it('is not worth an answer below the least fill that the trader wants, which goes with it else', () => {
    const order = { totalLots: 1000, parameters: { minimumLots: 300 } };
    expect(firmUp(algoInput({ ...order, invitations: [invitation(299)] }), Infinity).kind).toBe('none');
    const answer = firmUp(algoInput({ ...order, invitations: [invitation(400)] }), Infinity);
    expect(answer).toMatchObject({ child: { lots: 400, minimumLots: 300 } });
    const rest = algoInput({ ...order, filledLots: 900, invitations: [invitation(400)] });
    expect(firmUp(rest, Infinity).kind).toBe('none');
  });

  it('counts for nothing once its time is over or its venue is down', () => {
    expect(firmUp(algoInput({ invitations: [invitation(400, NOW)] }), Infinity).kind).toBe('none');
    const venues = venuesWith(({ kind }) => ({ isUp: kind !== 'conditional' }));
    expect(firmUp(algoInput({ invitations: [invitation(400)], venues }), Infinity).kind).toBe('none');
  });

  it('of two the larger is taken', () => {
    const input = algoInput({ invitations: [invitation(100), invitation(300)] });
    expect(firmUp(input, Infinity)).toMatchObject({ child: { lots: 300 } });
  });

  it('leaves a firm-up that is on its way alone', () => {
    const sent = openChild({ slot: 'firm-up-BIDS', kind: 'firm-up', venue: 'BIDS', timeInForce: 'IOC', lots: 250 });
    expect(firmUp(algoInput({ openChildren: [sent] }), Infinity)).toMatchObject({ kind: 'firm', child: { lots: 250 } });
  });
});
