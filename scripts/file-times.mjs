import { writeFileSync } from 'node:fs';

/** Vitest reporter that writes the seconds of each file including hooks, as `[{ file, project, seconds }]`, to the path in `TEST_TIMES`. */
export default class FileTimes {
  /** @type {import('./test-counts.mjs').FileTime[]} */
  #times = [];

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { duration, collectDuration } = module.diagnostic();
    this.#times.push({ file: module.relativeModuleId, project: module.project.name, seconds: (duration + collectDuration) / 1000 });
  }

  onTestRunEnd() {
    writeFileSync(process.env.TEST_TIMES ?? '', JSON.stringify(this.#times));
  }
}
