export const mailsDe = {
  'mail.budget.subject.80': '{project}: 80\u00a0% des Budgets verbraucht',
  'mail.budget.subject.100': '{project}: Budget aufgebraucht',
  'mail.budget.subject.105': '{project}: Budget überschritten',
  'mail.budget.text':
    'Im {month} sind auf „{project}“ {percent}\u00a0% des Budgets verbraucht: {spent} von {budget}.\n\nEinzelheiten finden Sie in der Zeiterfassung.',
  'mail.budget.button': 'Zeiten ansehen',
} as const;
