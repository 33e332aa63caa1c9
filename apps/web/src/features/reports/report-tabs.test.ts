import { describe, expect, it } from 'vitest';
import { REPORT_TABS, reportTabOf, withReportTab } from './report-tabs.ts';

describe('the tabs of a saved report', () => {
  it('start with tab 1, also for an address with a tab that does not exist', () => {
    expect(reportTabOf(new URLSearchParams('report=r1'))).toBe('1');
    expect(reportTabOf(new URLSearchParams('report=r1&tab=9'))).toBe('1');
  });

  it('are kept in the address beside the report', () => {
    for (const { id } of REPORT_TABS) {
      const address = withReportTab(new URLSearchParams('report=r1'), id);
      expect([reportTabOf(address), address.get('report')]).toEqual([id, 'r1']);
    }
    expect(withReportTab(new URLSearchParams('report=r1&tab=2'), '1').toString()).toBe('report=r1');
  });
});
