import type { CallGuard } from '@meridian/identity/http/register-call';
import type { FastifyInstance } from 'fastify';
import { previewRoutes } from './preview-routes.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { runRoutes } from './run-routes.ts';
import { savedReportRoutes } from './saved-report-routes.ts';
import { surveillanceRoutes } from './surveillance-routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';

/** `/tca*`: schedules, runs and reports. */
export function tcaRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  scheduleRoutes(app, guard, options);
  runRoutes(app, guard, options);
  savedReportRoutes(app, guard, options);
  previewRoutes(app, guard, options);
  surveillanceRoutes(app, guard, options);
}
