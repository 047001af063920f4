import { CHECKS } from './checks.ts';
import { run } from './steps.ts';

for (const check of CHECKS) if (!(await run(check))) process.exitCode = 1;
