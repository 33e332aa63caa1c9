import { Type } from 'typebox';
import { matches } from '../matches.ts';

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
  /** The route that the order used. Null before routing. */
  taken: Type.Union([RouteSchema, Type.Null()]),
  /** The route that the current configuration would choose. */
  now: Type.Union([RouteSchema, Type.Null()]),
  /** Why the current configuration would refuse it. */
  refusal: textOrNull,
  /** Venues that it may use now, in order, each with its destination. */
  venues: Type.Array(Type.Object({ venue: text, destination: text, is_up: Type.Boolean() })),
});

export type ExplainedRoute = Type.Static<typeof RouteSchema>;

/** `data` of a `trade.explain_route`. */
export type RouteExplanation = Type.Static<typeof RouteExplanationSchema>;

/** Reads `data` of a successful `trade.explain_route`. Null for another shape. */
export function readRouteExplanation(data: unknown): RouteExplanation | null {
  return matches(RouteExplanationSchema, data) ? data : null;
}
