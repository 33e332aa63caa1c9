import type { Journal } from '../../../kernel/store/journal.ts';
import { isFamilyEvent } from '../../../kernel/events/kernel-event.ts';
import { daysBetween, type LivedDay } from '../lived-day.ts';
import type { FamilyStep, OrderFamily } from '../order-families.ts';

const MAX_EVENTS = 100_000;

/** The days that are over in a journal of a test. */
export async function livedDaysIn(journal: Journal): Promise<readonly LivedDay[]> {
  const events = await journal.read(0, MAX_EVENTS);
  return daysBetween(events.flatMap(({ seq, event }) => (event.kind === 'TradingDayBegan' ? [{ seq, event }] : [])));
}

/** The orders of a day with all their events. */
export async function familiesIn(journal: Journal, day: LivedDay): Promise<readonly OrderFamily[]> {
  const events = await journal.read(0, MAX_EVENTS);
  const steps = events.flatMap(({ seq, event }): FamilyStep[] => (isFamilyEvent(event) ? [{ seq, event }] : []));
  const isOfDay = ({ seq }: FamilyStep) => seq > day.beganSeq && seq < day.endedSeq;
  return [...Map.groupBy(steps, ({ event }) => event.parentId).values()].filter((family) => family.some(isOfDay));
}
