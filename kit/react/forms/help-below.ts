import type { InputWrapperProps } from '@mantine/core';

const order: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** Places the help text below the field. */
export const HELP_BELOW = { inputWrapperOrder: order };
