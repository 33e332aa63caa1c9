import { LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// Only what our charts draw with; loaded with the first of them.
use([LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer]);

export { init } from 'echarts/core';
