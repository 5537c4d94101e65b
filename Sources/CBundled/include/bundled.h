/// A token so that the module is not empty.
int bundled_token(void);
