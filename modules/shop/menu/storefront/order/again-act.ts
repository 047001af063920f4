/** The same order once more, by one tap. */
export const AGAIN = 'menu_again';
