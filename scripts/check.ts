import { CHECKS } from './checks.ts';
import { runTogether } from './steps.ts';

if ((await runTogether(CHECKS)).includes(false)) process.exitCode = 1;
