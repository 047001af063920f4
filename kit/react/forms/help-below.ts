import type { InputWrapperProps } from '@mantine/core';

const order: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** Help stands under the field it is about. */
export const HELP_BELOW = { inputWrapperOrder: order };
