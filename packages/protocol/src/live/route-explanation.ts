import { Type } from 'typebox';
import { Check } from 'typebox/value';

const text = Type.String();
const textOrNull = Type.Union([text, Type.Null()]);

const RouteSchema = Type.Object({
  strategy: text,
  setting_name: textOrNull,
  group_name: textOrNull,
  arms: Type.Array(Type.Object({ group: text, arm: text })),
  /** Each step in words, first to last. */
  explanation: Type.Array(text),
});

const RouteExplanationSchema = Type.Object({
  parent_order_numeric_id: Type.Integer(),
  /** What the order came by; null for one that is not routed yet. */
  taken: Type.Union([RouteSchema, Type.Null()]),
  /** What the configuration of now would choose for it. */
  now: Type.Union([RouteSchema, Type.Null()]),
  /** Why the configuration of now would refuse it. */
  refusal: textOrNull,
  /** Venues that it may use now, in their order, each with the destination to it. */
  venues: Type.Array(Type.Object({ venue: text, destination: text, is_up: Type.Boolean() })),
});

export type ExplainedRoute = Type.Static<typeof RouteSchema>;

/** `data` of a `trade.explain_route`. */
export type RouteExplanation = Type.Static<typeof RouteExplanationSchema>;

/** `data` of a `trade.explain_route` that was done; null when it is not of that shape. */
export function readRouteExplanation(data: unknown): RouteExplanation | null {
  return Check(RouteExplanationSchema, data) ? data : null;
}
