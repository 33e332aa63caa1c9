import { expect, test } from 'vitest';
import { REPORT_TYPES } from '../entities/scheduled-report.ts';
import { isSurveillanceType, reportRefusal } from './report-permissions.ts';

test.each(REPORT_TYPES)('%s is for those with the permit of what it shows', (type) => {
  const flag = isSurveillanceType(type) ? 'surveillance_permit' : 'market_data_permit';
  expect(reportRefusal({ [flag]: true }, type)).toBeNull();
  expect(reportRefusal({ is_admin: true }, type)).toContain('permit');
});

test('a report without a type is one on costs', () => {
  expect(reportRefusal({ surveillance_permit: true }, null)).toContain('market-data permit');
});
