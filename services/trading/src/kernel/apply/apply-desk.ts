import type {
  DeskEvent,
  GlobalAutoTradingExplained,
  GlobalAutoTradingSet,
  KillSwitchReported,
  TradingDayBegan,
} from '../events/desk-events.ts';
import { isFamilyEvent, type JournaledEvent } from '../events/kernel-event.ts';
import type { OrderReceived } from '../events/order-events.ts';
import { type Desk, dayTotalKey } from '../state/desk.ts';
import type { KernelState } from '../state/kernel-state.ts';
import { unreachable } from '../unreachable.ts';

/** The part of an event outside any order. Applying an order's event twice changes nothing here. */
export function applyToDesk(state: KernelState, { event }: JournaledEvent): void {
  if (!isFamilyEvent(event)) applyDeskEvent(state, event);
  else if (event.kind === 'OrderReceived') countParent(state, event);
  else if (event.kind === 'ChildCreated') countChild(state, event.childId);
}

function countParent(state: KernelState, { parentId, terms, bestexId }: OrderReceived): void {
  state.instrumentIds.set(terms.instrument, bestexId);
  if (parentId >= state.desk.nextParentId) state.desk = { ...state.desk, nextParentId: parentId + 1 };
}

function countChild(state: KernelState, childId: number): void {
  if (childId >= state.desk.nextChildId) state.desk = { ...state.desk, nextChildId: childId + 1 };
}

function applyDeskEvent(state: KernelState, event: DeskEvent): void {
  switch (event.kind) {
    case 'GlobalAutoTradingSet':
      state.desk = autoTradingSet(state.desk, event);
      return;
    case 'GlobalAutoTradingExplained':
      state.desk = autoTradingExplained(state.desk, event);
      return;
    case 'KillSwitchReported':
      state.desk = killReported(state.desk, event);
      return;
    case 'CommandAnswered':
      state.answers.put(event.userId, event.commandId, event.answer, event.terms ?? null);
      return;
    case 'TapeMarked':
      for (const { instrument, mark } of event.marks) state.tapeMarks.set(instrument, mark);
      return;
    case 'TradingDayBegan':
      beginDay(state, event);
      return;
    case 'DestinationRetryRequested':
    case 'ReportSetAside':
    case 'EngineRecovered':
      return;
    default:
      unreachable(event);
  }
}

function autoTradingSet(desk: Desk, event: GlobalAutoTradingSet): Desk {
  const { isOn, by, reason, atMs, childIds } = event;
  const killSwitch = isOn ? null : { atMs, by, reason, childIds, reportedMs: null, stragglers: [], isComplete: false };
  const { autoTradingReason: _, ...rest } = desk;
  const why = reason === null ? {} : { autoTradingReason: reason };
  return { ...rest, ...why, isAutoTrading: isOn, autoTradingBy: by, autoTradingMs: atMs, killSwitch };
}

function autoTradingExplained(desk: Desk, { reason }: GlobalAutoTradingExplained): Desk {
  const killSwitch = desk.killSwitch === null ? null : { ...desk.killSwitch, reason };
  return { ...desk, autoTradingReason: reason, killSwitch };
}

function killReported(desk: Desk, { stragglers, atMs }: KillSwitchReported): Desk {
  if (desk.killSwitch === null) return desk;
  const isComplete = stragglers.length === 0;
  return { ...desk, killSwitch: { ...desk.killSwitch, stragglers, isComplete, reportedMs: atMs } };
}

function beginDay(state: KernelState, { day, ended, keepFrom, evicted }: TradingDayBegan): void {
  const dates = [...state.desk.dates, day.date].filter((date) => date >= keepFrom);
  state.desk = { ...state.desk, day, dates };
  if (ended !== null) {
    for (const { instrument, lots, turnoverTicks, lastTicks } of ended.totals) {
      state.dayTotals.set(dayTotalKey(ended.date, instrument), { lots, turnoverTicks, lastTicks });
    }
  }
  for (const key of state.dayTotals.keys()) if (key < keepFrom) state.dayTotals.delete(key);
  for (const [firstId, lastId] of evicted) {
    for (let id = firstId; id <= lastId; id += 1) state.orders.remove(id);
  }
}
