import { showAnyField } from './any-field.ts';
import type { Parent } from './parent.ts';

type WholeParent = { readonly [Field in keyof Required<Parent>]: Parent[Field] };

/** With all fields in the order that all others have. */
export function wholeParent(parent: Parent): Parent {
  const whole: WholeParent = {
    id: parent.id,
    terms: parent.terms,
    originalLots: parent.originalLots,
    usdPerLot: parent.usdPerLot,
    lotSize: parent.lotSize,
    tradeDate: parent.tradeDate,
    doneDate: parent.doneDate,
    stage: parent.stage,
    outcome: parent.outcome,
    isAutoTrading: parent.isAutoTrading,
    route: parent.route,
    diagnostic: parent.diagnostic,
    receivedMs: parent.receivedMs,
    receivedBy: parent.receivedBy,
    updatedMs: parent.updatedMs,
    decisionHalfTicks: parent.decisionHalfTicks,
    endHalfTicks: parent.endHalfTicks,
    arrivalHalfTicks: parent.arrivalHalfTicks,
    startMark: parent.startMark,
    endMark: parent.endMark,
    fills: parent.fills,
    liquidityValue: parent.liquidityValue,
    open: parent.open,
    countableLots: parent.countableLots,
    openAuctionFilledLots: parent.openAuctionFilledLots,
    closeAuctionFilledLots: parent.closeAuctionFilledLots,
    lastFillMs: parent.lastFillMs,
    filledBefore: parent.filledBefore,
    plan: parent.plan,
    cancelRequest: parent.cancelRequest,
    pendingChange: parent.pendingChange,
    pendingBy: parent.pendingBy,
    pendingRequest: parent.pendingRequest,
    changedBy: parent.changedBy,
    unreviewedBy: parent.unreviewedBy,
    heldChange: parent.heldChange,
    reviewedLots: parent.reviewedLots,
    doubtCount: parent.doubtCount,
    doubtSum: parent.doubtSum,
    isDoubtOverdue: parent.isDoubtOverdue,
    childCount: parent.childCount,
    acceptedChildCount: parent.acceptedChildCount,
    executionCount: parent.executionCount,
    rejectsInRow: parent.rejectsInRow,
    heldOverDate: parent.heldOverDate,
    avoidedDestinations: parent.avoidedDestinations,
    lastRejectMs: parent.lastRejectMs,
    logCount: parent.logCount,
  };
  return whole;
}

showAnyField(wholeParent);
