import { configure } from '@testing-library/react';

/** A generous timeout, so that a busy machine does not fail a screen test. */
configure({ asyncUtilTimeout: 60_000 });
