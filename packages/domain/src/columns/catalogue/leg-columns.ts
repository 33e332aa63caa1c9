import { defineColumns } from '../define-columns.ts';

export const legColumns = defineColumns('field', {
  leg_type: { header: 'Leg', kind: 'choice', width: 76, assetClasses: ['FUTURE', 'CALENDAR SPREAD'] },
});
