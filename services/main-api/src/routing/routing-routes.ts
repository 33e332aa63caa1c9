import type { CallGuard } from '@meridian/identity/http/register-call';
import type { FastifyInstance } from 'fastify';
import { configurationRoutes } from './configuration-routes.ts';
import { destinationRoutes } from './destination-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { penaltyRoutes } from './penalty-routes.ts';
import type { RoutingRoutesOptions } from './routing-options.ts';
import { switchRoutes } from './switch-routes.ts';

/** `/destination/*` and `/venue`: how orders reach their venues. */
export function routingRoutes(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  destinationRoutes(app, guard, options);
  configurationRoutes(app, guard, options);
  switchRoutes(app, guard, options);
  penaltyRoutes(app, guard, options);
  fileRoutes(app, guard, options);
}
