import type { AlgoParameters } from '../algo.ts';
import { SharedTexts } from '../../bytes/shared-texts.ts';
import type { Route } from '../ports.ts';
import { showAnyField } from './any-field.ts';

type WholeRoute = { readonly [Field in keyof Required<Route>]: Route[Field] };

/** Orders of a strategy on a market are routed alike, and an explanation is longer than the rest of a route. */
const explanations = new SharedTexts(2_000);

/** With all fields in the order that all others have. Every look reads them. */
export function wholeRoute(route: Route): Route {
  return outerRoute({ ...route, parameters: wholeParameters(route.parameters) });
}

function outerRoute(route: Route): Route {
  const whole: WholeRoute = {
    algo: route.algo,
    parameters: route.parameters,
    settingName: route.settingName,
    settingVersion: route.settingVersion,
    groupName: route.groupName,
    endsForGoodMs: route.endsForGoodMs,
    arms: route.arms,
    explanation: explanations.text(route.explanation),
  };
  return whole;
}

function wholeParameters(parameters: AlgoParameters): AlgoParameters {
  return {
    startMs: parameters.startMs,
    endMs: parameters.endMs,
    participationRate: parameters.participationRate,
    volumeCap: parameters.volumeCap,
    isVolumeCapSoft: parameters.isVolumeCapSoft,
    mustFinish: parameters.mustFinish,
    urgency: parameters.urgency,
    isDarkAllowed: parameters.isDarkAllowed,
    iWouldTicks: parameters.iWouldTicks,
    isAdaptive: parameters.isAdaptive,
    openAuctionLots: parameters.openAuctionLots,
    closeAuctionLots: parameters.closeAuctionLots,
    displayLots: parameters.displayLots,
    minimumLots: parameters.minimumLots,
    minimumChildLots: parameters.minimumChildLots,
  };
}

showAnyField(outerRoute);
showAnyField(wholeParameters);
