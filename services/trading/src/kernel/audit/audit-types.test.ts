import { AUDIT_GROUPS, type AuditType } from '@meridian/domain/audit-type';
import { describe, expect, it } from 'vitest';
import type { Router } from '../ports.ts';
import { auditOf, auditTypes } from '../testing/order-history.ts';
import { testRouter } from '../testing/test-algos.ts';
import { limitedTo, NEW_ORDER, openTestDesk, TEST_LIMITS, type TestDesk } from '../testing/test-desk.ts';

function showing(displayLots: number): Router {
  return {
    ...testRouter,
    route: (request) => {
      const decision = testRouter.route(request);
      if (decision.kind === 'refused') return decision;
      const { route } = decision;
      return { kind: 'routed', route: { ...route, parameters: { ...route.parameters, displayLots } } };
    },
  };
}

type Situation = (desk: TestDesk) => Promise<void>;

const ids = { parent_order_numeric_ids: [1] };

const sent: Situation = async (desk) => {
  await desk.newOrder();
  desk.venue.accept(1);
};

const filled: Situation = async (desk) => {
  await desk.newOrder({ order_qty: 100 });
  desk.venue.accept(1);
  desk.venue.fill(1, 40);
  desk.venue.fill(1, 60);
  await desk.settle();
};

/** The situation that produces each audit type. Order 1 is examined. */
const SITUATIONS: Readonly<Record<AuditType, Situation>> = {
  'NEW ORDER REQUEST': sent,
  'NEW ORDER ACCEPT': sent,
  'NEW ORDER REJECT': async (desk) => {
    await desk.do({ name: 'order.new', args: { ...NEW_ORDER, strat: 'unheard' } });
  },
  'ARRIVED PENDING REVIEW': async (desk) => {
    await desk.newOrder();
  },
  'STRATEGY PARAMETER CHANGE': async (desk) => {
    await sent(desk);
    await desk.do({ name: 'order.pause', args: ids });
  },
  'ORDER MODIFY REQUEST': async (desk) => {
    await sent(desk);
    await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 2_000 } });
  },
  'ORDER MODIFY ACCEPT': async (desk) => {
    await sent(desk);
    await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 2_000 } });
  },
  'ORDER MODIFY REJECT': async (desk) => {
    await filled(desk);
    await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 50 } });
  },
  'ORDER CANCEL REQUEST': async (desk) => {
    await sent(desk);
    await desk.do({ name: 'order.cancel', args: ids });
  },
  'ORDER CANCEL REJECT': async (desk) => {
    await filled(desk);
    await desk.do({ name: 'order.cancel', args: ids });
  },
  'CANCEL/OUT': async (desk) => {
    await desk.newOrder({ strat: 'idle' });
    await desk.do({ name: 'order.cancel', args: ids });
  },
  'UNSOLICITED CANCEL': async (desk) => {
    await sent(desk);
    desk.venue.confirmCancel(1, false);
    await desk.settle();
  },
  'PARTIAL FILL': filled,
  'FULL FILL': filled,
  NOTE: async (desk) => {
    await filled(desk);
    await desk.do({ name: 'order.note', args: { ...ids, note: 'Done in time.' } });
  },
};

describe('a step of the order itself', () => {
  it('tells what the order shows of its children', async () => {
    const desk = await openTestDesk({ kernel: { router: showing(40) } });
    await desk.newOrder();
    const [requested, accepted] = await auditOf(desk, 1);
    expect([requested?.display_qty, accepted?.display_qty]).toEqual([null, 40]);
  });
});

describe('audit types', () => {
  it.each(Object.values(AUDIT_GROUPS).flat())('%s is written in its situation', async (type) => {
    const review_above_usd = type === 'ARRIVED PENDING REVIEW' ? 0 : null;
    const desk = await openTestDesk({ kernel: { limitsOf: () => limitedTo({ ...TEST_LIMITS, review_above_usd }) } });
    await SITUATIONS[type](desk);
    expect(await auditTypes(desk, 1)).toContain(type);
  });
});
