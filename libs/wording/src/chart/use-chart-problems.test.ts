// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { spoken } from '../testing/spoken';
import { useChartProblems } from './use-chart-problems';

test('the messages are those of the specification, to the letter', async () => {
  expect(await spoken('en-US', useChartProblems)).toEqual({
    option: 'please set correct chart option',
    viewId: 'you must set viewId',
    radius: 'please set correct radius or innerRadius',
    startAngle: 'please set correct starAngle',
    endAngle: 'please set correct endAngle',
    coord: 'quickType and coord had conflicted.',
  });
});

test('in Chinese the names of options are not translated', async () => {
  expect(await spoken('zh-CN', useChartProblems)).toEqual({
    option: '请设置正确的图表选项',
    viewId: '必须设置 viewId',
    radius: '请设置正确的 radius 或 innerRadius',
    startAngle: '请设置正确的 starAngle',
    endAngle: '请设置正确的 endAngle',
    coord: 'quickType 与 coord 冲突。',
  });
});
