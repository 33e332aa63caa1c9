import type { ExecutionStatus } from '@meridian/domain/entities/cost-analysis-result';
import type { TopicSource } from '../../live/topic-source.ts';
import type { CostCube } from '../costs/cost-cube.ts';
import { COST_FIELDS, isCostGrouping } from '../costs/cost-groups.ts';
import { CostView } from '../costs/cost-view.ts';
import { assetOf } from '../views/topic-params.ts';

/** `cost_analysis` covers all orders, `execution_summary` those that are filled. */
export function costSources(cube: CostCube) {
  const views = new Set<CostView>();
  const source = (status: ExecutionStatus): TopicSource => ({
    fields: COST_FIELDS,
    scope: 'accounts',
    open: (params, scope, changed) => {
      const { by } = params;
      if (!isCostGrouping(by)) throw new Error('a cost topic needs its grouping');
      const view = new CostView({ cube, scope, by, asset: assetOf(params), status, changed });
      views.add(view);
      return {
        keys: () => view.keys(),
        row: (key) => view.row(key),
        close: () => {
          views.delete(view);
          view.close();
        },
      };
    },
  });
  return {
    sources: { cost_analysis: source('all'), execution_summary: source('filled') },
    refresh: () => {
      cube.refresh();
      for (const view of views) view.refresh();
    },
  };
}
