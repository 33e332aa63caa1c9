import { describe, expect, it } from 'vitest';
import type { VenueOrder, VenuePort, VenueReport } from './venue-port.ts';

export type VenueUnderTest = {
  readonly port: VenuePort;
  /** Lets the venue live on until what was sent has been answered. */
  readonly settle: () => void;
  /** An order that rests and will not trade by itself. */
  readonly resting: (childId: number) => VenueOrder;
  /** An order that trades at once and in full. */
  readonly taking: (childId: number) => VenueOrder;
  /** An order that this venue has to refuse. */
  readonly refused: (childId: number) => VenueOrder;
};

function kindsOf(reports: readonly VenueReport[], childId: number): readonly string[] {
  return reports.filter((report) => report.childId === childId).map(({ kind }) => kind);
}

/** What every way to a market does, a simulated one or a FIX session. */
export function venuePortContract(name: string, make: () => VenueUnderTest): void {
  const start = () => {
    const venue = make();
    const reports: VenueReport[] = [];
    venue.port.onReport((report) => reports.push(report));
    return { ...venue, reports };
  };

  describe(`${name} as a venue`, () => {
    it('says nothing before it is asked to go on', () => {
      const { port, reports, taking } = start();
      port.submit(taking(1));
      expect(reports).toEqual([]);
    });

    it('accepts an order that rests, and knows it as open', () => {
      const { port, reports, resting, settle } = start();
      port.submit(resting(1));
      settle();
      expect(kindsOf(reports, 1)).toEqual(['accepted']);
      expect(port.stateOf(1)).toEqual({ kind: 'open', filledLots: 0 });
    });

    it('accepts, then fills exactly what was ordered, each fill with an id of its own', () => {
      const { port, reports, taking, settle } = start();
      const order = taking(1);
      port.submit(order);
      settle();
      const fills = reports.flatMap((report) => (report.kind === 'filled' ? [report] : []));
      expect(kindsOf(reports, 1)[0]).toBe('accepted');
      expect(fills.reduce((sum, { lots }) => sum + lots, 0)).toBe(order.lots);
      expect(new Set(fills.map(({ execId }) => execId)).size).toBe(fills.length);
      expect(port.stateOf(1)).toEqual({ kind: 'done', filledLots: order.lots });
    });

    it('cancels on request, once', () => {
      const { port, reports, resting, settle } = start();
      port.submit(resting(1));
      settle();
      port.cancel(1);
      settle();
      port.cancel(1);
      settle();
      expect(kindsOf(reports, 1)).toEqual(['accepted', 'cancelled', 'cancel-rejected']);
      expect(reports.find(({ kind }) => kind === 'cancelled')).toMatchObject({ isSolicited: true });
      expect(port.stateOf(1)).toEqual({ kind: 'done', filledLots: 0 });
    });

    it('does not cancel what it never saw', () => {
      const { port, reports, settle } = start();
      port.cancel(77);
      settle();
      expect(kindsOf(reports, 77)).toEqual(['cancel-rejected']);
      expect(port.stateOf(77)).toEqual({ kind: 'unknown' });
    });

    it('rejects an id that it has seen, whether that order is open or done', () => {
      const { port, reports, resting, taking, settle } = start();
      port.submit(resting(1));
      port.submit(taking(2));
      settle();
      port.submit(resting(1));
      port.submit(taking(2));
      settle();
      expect(kindsOf(reports, 1)).toEqual(['accepted', 'rejected']);
      expect(kindsOf(reports, 2).at(-1)).toBe('rejected');
      expect(port.stateOf(1)).toEqual({ kind: 'open', filledLots: 0 });
    });

    it('rejects what it cannot take, with a reason', () => {
      const { port, reports, refused, settle } = start();
      port.submit(refused(1));
      settle();
      expect(reports.filter(({ kind }) => kind === 'rejected')).toEqual([
        expect.objectContaining({ childId: 1, reason: expect.stringMatching(/\w/) as string }),
      ]);
    });
  });
}
