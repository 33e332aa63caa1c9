import type { ConditionalRule } from '../entities/conditional-rule.ts';
import { filterOf } from './conditional-filters.ts';

type Filters = Pick<ConditionalRule, 'filters'>;

function filterWords({ filter, operator, values }: Filters['filters'][number]): string {
  return `${filterOf(filter)?.label ?? filter} ${operator} ${values.join(operator === 'between' ? ' and ' : ', ')}`;
}

/** `% ADV > 5 and Country in JP, HK` */
export function conditionWords({ filters }: Filters): string {
  return filters.map(filterWords).join(' and ');
}

/** `% ADV > 5 and Country in JP, HK → POV` */
export function ruleWords(rule: Filters & Pick<ConditionalRule, 'result_destination'>): string {
  return `${conditionWords(rule)} → ${rule.result_destination}`;
}
