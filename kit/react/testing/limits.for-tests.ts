import { configure } from '@testing-library/react';

/** Only a limit for what never comes: a busy machine must not make a screen test fail. */
configure({ asyncUtilTimeout: 60_000 });
