import { describe, expect, it } from 'vitest';
import type { VenueAnswer, VenueOrder, VenueOrderState, VenuePort, VenueReport } from './venue-port.ts';

export type VenueUnderTest = {
  readonly port: VenuePort;
  /** Runs the venue until it has answered everything. */
  readonly settle: () => void;
  /** An order that rests and does not trade by itself. */
  readonly resting: (childId: number) => VenueOrder;
  /** An order that trades at once and in full. */
  readonly taking: (childId: number) => VenueOrder;
  /** An order that this venue must refuse. */
  readonly refused: (childId: number) => VenueOrder;
  /** Cuts and restores the line to the broker. The orders stay at the broker. */
  readonly cut: () => void;
  readonly mend: () => void;
};

/** A venue that cannot be reached, in any world. */
export type UnreachableVenue = {
  readonly port: VenuePort;
  readonly settle: () => void;
  readonly order: (childId: number) => VenueOrder;
};

/** The rules of an unreachable venue: it refuses every order, and never reports what it cannot know. */
export function unreachableVenueContract(name: string, make: () => UnreachableVenue): void {
  const start = () => {
    const venue = make();
    const [reports, answers]: [VenueReport[], VenueAnswer[]] = [[], []];
    venue.port.onReport((report) => reports.push(report));
    venue.port.onAnswers((part) => answers.push(...part));
    return { ...venue, reports, answers };
  };

  describe(`${name} without a line`, () => {
    it('reports nothing before it runs', () => {
      const { port, order, reports } = start();
      port.submit(order(1));
      port.cancel(1);
      expect(reports).toEqual([]);
    });

    it('refuses orders and cancels, and names the missing connection', () => {
      const { port, order, reports, settle } = start();
      port.submit(order(1));
      port.cancel(2);
      settle();
      expect(reports).toEqual([
        expect.objectContaining({ kind: 'rejected', childId: 1, reason: `${order(1).destination} is not connected` }),
        expect.objectContaining({ kind: 'cancel-rejected', childId: 2, reason: expect.stringMatching(/\w/) as string }),
      ]);
    });

    it('never answers a question about an order', () => {
      const { port, order, answers, settle } = start();
      port.reconcile([order(1)]);
      settle();
      settle();
      expect(answers).toEqual([]);
    });
  });
}

function kindsOf(reports: readonly VenueReport[], childId: number): readonly string[] {
  return reports.filter((report) => report.childId === childId).map(({ kind }) => kind);
}

/** The rules of every venue port, simulated or FIX. */
export function venuePortContract(name: string, make: () => VenueUnderTest): void {
  const start = () => {
    const venue = make();
    const reports: VenueReport[] = [];
    venue.port.onReport((report) => reports.push(report));
    const answers: VenueAnswer[] = [];
    venue.port.onAnswers((part) => answers.push(...part));
    const ask = (order: VenueOrder): void => venue.port.reconcile([order]);
    /** The venue's answer about an order. */
    const stateOf = (order: VenueOrder): VenueOrderState | undefined => {
      ask(order);
      venue.settle();
      return answers.findLast(({ childId }) => childId === order.childId)?.state;
    };
    return { ...venue, reports, answers, ask, stateOf };
  };

  describe(`${name} as a venue`, () => {
    it('reports nothing before it runs', () => {
      const { port, reports, taking } = start();
      port.submit(taking(1));
      expect(reports).toEqual([]);
    });

    it('accepts an order that rests, and knows it as open', () => {
      const { port, reports, resting, settle, stateOf } = start();
      port.submit(resting(1));
      settle();
      expect(kindsOf(reports, 1)).toEqual(['accepted']);
      expect(stateOf(resting(1))).toMatchObject({ kind: 'open', filledLots: 0 });
    });

    it('accepts, then fills exactly what was ordered, each fill with an id of its own', () => {
      const { port, reports, taking, settle, stateOf } = start();
      const order = taking(1);
      port.submit(order);
      settle();
      const fills = reports.flatMap((report) => (report.kind === 'filled' ? [report] : []));
      expect(kindsOf(reports, 1)[0]).toBe('accepted');
      expect(fills.reduce((sum, { lots }) => sum + lots, 0)).toBe(order.lots);
      expect(new Set(fills.map(({ execId }) => execId)).size).toBe(fills.length);
      expect(stateOf(order)).toMatchObject({ kind: 'done', filledLots: order.lots });
    });

    it('cancels on request, once', () => {
      const { port, reports, resting, settle, stateOf } = start();
      port.submit(resting(1));
      settle();
      port.cancel(1);
      settle();
      port.cancel(1);
      settle();
      expect(kindsOf(reports, 1)).toEqual(['accepted', 'cancelled', 'cancel-rejected']);
      expect(reports.find(({ kind }) => kind === 'cancelled')).toMatchObject({ isSolicited: true });
      expect(stateOf(resting(1))).toMatchObject({ kind: 'done', filledLots: 0 });
    });

    it('does not cancel what it never saw', () => {
      const { port, reports, resting, settle, stateOf } = start();
      port.cancel(77);
      settle();
      expect(kindsOf(reports, 77)).toEqual(['cancel-rejected']);
      expect(stateOf(resting(77))).toEqual({ kind: 'unknown' });
    });

    it('rejects an id that it has seen, whether that order is open or done', () => {
      const { port, reports, resting, taking, settle, stateOf } = start();
      port.submit(resting(1));
      port.submit(taking(2));
      settle();
      port.submit(resting(1));
      port.submit(taking(2));
      settle();
      expect(kindsOf(reports, 1)).toEqual(['accepted', 'rejected']);
      expect(kindsOf(reports, 2).at(-1)).toBe('rejected');
      expect(stateOf(resting(1))).toMatchObject({ kind: 'open', filledLots: 0 });
    });

    it('answers a question about an order later, never during the call', () => {
      const { port, answers, ask, resting, settle } = start();
      port.submit(resting(1));
      settle();
      ask(resting(1));
      expect(answers).toEqual([]);
      settle();
      expect(answers).toEqual([{ childId: 1, state: expect.objectContaining({ kind: 'open' }) as VenueOrderState }]);
    });

    it('answers only while its connection is up, and in parts when another is down', () => {
      const { port, answers, ask, resting, settle, cut, mend } = start();
      port.submit(resting(1));
      settle();
      cut();
      ask(resting(1));
      settle();
      expect(answers).toEqual([]);
      mend();
      settle();
      expect(answers.map(({ childId }) => childId)).toEqual([1]);
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
